import { AppLink } from '../app-link.tsx';

/** Letters without entries stay, so that the others keep their positions. */
export function LetterIndex({
  letters,
  current,
  to,
  label = 'Index',
}: {
  letters: readonly { letter: string; filled: boolean }[];
  /** Left out where the letters link to places on the same page. */
  current?: string;
  /** The empty letter stands for the whole list. */
  to: (letter: string) => string;
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-0.5 gap-y-1">
        {current !== undefined && (
          <li>
            <AppLink
              to={to('')}
              aria-current={current === '' ? 'true' : undefined}
              className={look(!current)}
            >
              All
            </AppLink>
          </li>
        )}
        {letters.map(({ letter, filled }) => (
          <li key={letter}>
            {filled || letter === current ? (
              <AppLink
                to={to(letter)}
                aria-label={letter === '#' ? 'Numbers and symbols' : undefined}
                aria-current={letter === current ? 'true' : undefined}
                className={look(letter === current)}
              >
                {letter.toUpperCase()}
              </AppLink>
            ) : (
              <span className={`${cell} text-soft opacity-50`} aria-hidden="true">
                {letter.toUpperCase()}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const cell = 'inline-grid min-h-9 min-w-9 place-items-center rounded-sm px-1.5 text-[0.9375rem]';

function look(current: boolean) {
  return `${cell} no-underline transition-colors ${
    current ? 'bg-ink font-medium text-paper' : 'text-ink hover:bg-mist hover:text-sea'
  }`;
}
