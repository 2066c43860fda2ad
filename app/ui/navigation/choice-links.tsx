import { AppLink } from '../app-link.tsx';

export type Choice = {
  name: string;
  to: string;
  current: boolean;
  count?: number;
};

export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, to, current, count }) => (
          <li key={name}>
            {count === 0 && !current ? (
              <span className={`${look} border-dashed text-soft`}>{name}</span>
            ) : (
              <AppLink
                to={to}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={`${look} ${linkLook}`}
              >
                {name}
                {count !== undefined && <span className="text-sm tabular-nums opacity-80">{count}</span>}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3.5 text-[0.9375rem]';

const linkLook =
  'text-ink no-underline transition-colors hover:border-edge hover:text-sea ' +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';
