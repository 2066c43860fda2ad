import { buttonLook } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { StaticBody } from '../../ui/drawn/static-body.tsx';
import type { SwitcherView } from './sheet-view.ts';

/** Lists of links in popovers: the browser opens them, so they need no scripts. */
export function Switchers({ switchers }: { switchers: readonly SwitcherView[] }) {
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
          <Chevron />
        </button>
      )}
    >
      <StaticBody markup={options} />
    </Popover>
  ));
}

/** Drawn here, because an icon of the package would bring its code to every data page. */
function Chevron() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-none stroke-current stroke-2">
      <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
