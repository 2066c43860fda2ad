import { PhoneFold } from '../../ui/fold.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ReferenceGroup } from '../api-reference.ts';

/** Beside the endpoints on wide screens, where it stays in view. */
export function EndpointList({ groups, start }: { groups: readonly ReferenceGroup[]; start: string }) {
  const count = groups.flatMap(({ entries }) => entries).length;
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <nav
      aria-label="Endpoints"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="lg:sticky lg:top-16 lg:-ml-2 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:[scrollbar-width:thin] lg:py-4 lg:pl-2 print:hidden"
    >
      <PhoneFold label={`${count} endpoints`}>
        <ul className="gap-x-8 max-lg:border-t max-lg:border-line max-lg:pt-3 sm:columns-2 md:columns-3 lg:columns-1">
          {groups.map(({ id, name, entries }) => (
            <li key={id} className="mb-1.5 break-inside-avoid">
              <a href={`#${id}`} className={`${quietLink} inline-block py-0.5 text-sm font-semibold`}>
                {name}
              </a>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id} className="flex items-center gap-2">
                    <a
                      href={`#${entry.id}`}
                      className={`${quietLink} inline-block py-0.5 font-mono text-xs leading-5 wrap-anywhere`}
                    >
                      {entry.path.slice('/api'.length)}
                    </a>
                    {entry.id === start && (
                      <span className="text-xs font-medium whitespace-nowrap text-sea">Start here</span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li className="break-inside-avoid text-sm font-semibold">
            {rules.map(({ id, label }) => (
              <a key={id} href={`#${id}`} className={`${quietLink} block py-0.5`}>
                {label}
              </a>
            ))}
          </li>
        </ul>
      </PhoneFold>
    </nav>
  );
}

const rules = [
  { id: 'list-parameters', label: 'Paging and fields' },
  { id: 'conventions', label: 'Conventions' },
  { id: 'deprecation', label: 'Versions and deprecation' },
];
