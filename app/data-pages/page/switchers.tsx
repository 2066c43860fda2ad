import { ChevronDown } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import type { Switcher } from '../sheet.ts';

/** Lists of links in popovers: the browser opens them, so they need no scripts. */
export function Switchers({ switchers }: { switchers: readonly Switcher[] }) {
  return switchers.map(({ label, current, flag, options }) => (
    <Popover
      key={label}
      label={label}
      placement="bottom-start"
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={buttonLook({ size: 'small' })}>
          <Flag country={flag} />
          <span>
            <span className="sr-only">{label}: </span>
            {current}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <ul className={listLook}>
        {options.map((option) => (
          <li key={option.to}>
            <AppLink to={option.to} aria-current={option.label === current ? 'page' : undefined}>
              {option.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </Popover>
  ));
}

/** The looks of a hundred links are said once. */
const listLook =
  'max-h-[min(26rem,60vh)] columns-2 gap-x-5 overflow-y-auto overscroll-contain text-[0.9375rem] [&_a]:block [&_a]:min-h-8 ' +
  '[&_a]:py-1 [&_a]:leading-6 [&_a:hover]:text-sea [&_a[aria-current]]:font-semibold [&_li]:break-inside-avoid';
