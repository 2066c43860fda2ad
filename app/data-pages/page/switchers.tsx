import { ChevronDown } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { StaticBody } from '../../ui/static-body.tsx';
import type { SwitcherView } from './sheet-view.ts';

/** Lists of links in popovers: the browser opens them, so they need no scripts. `PassportArea` around them handles the links. */
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
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <StaticBody data-drawn="" markup={options} />
    </Popover>
  ));
}
