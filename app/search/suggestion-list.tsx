import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { brand } from '../base/brand.ts';
import { kindNames, searchPath, type SearchAnswer, type SearchHit } from './search-entry.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  query: string;
  answer: SearchAnswer;
  active: number;
};

export function SuggestionList({ ref, id, query, answer: { total, groups }, active }: Props) {
  const hits = groups.flatMap(({ items }) => items);
  const optionProps = (position: number) => ({
    id: id + position,
    role: 'option',
    'aria-selected': position === active,
    tabIndex: -1,
  });
  return (
    // The options are links, which a select cannot contain. A press on one must not move the focus from the input.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Search results"
      onMouseDown={(event) => event.preventDefault()}
      className="p-2"
    >
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ kind, items }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={kind} role="group" aria-labelledby={id + kind} className="pb-2">
            <div id={id + kind} role="presentation" className="px-3 py-1.5 text-sm text-soft">
              {kindNames[kind]}
            </div>
            {items.map((hit) => (
              <Suggestion key={hits.indexOf(hit)} hit={hit} {...optionProps(hits.indexOf(hit))} />
            ))}
          </div>
        ))}
      <Link
        {...optionProps(hits.length)}
        to={searchPath(query)}
        className={`${optionLook} font-medium text-sea`}
      >
        All results ({total})
      </Link>
    </div>
  );
}

function Suggestion({ hit: { title, about, lang, path, locked }, ...option }: { hit: SearchHit }) {
  const words = (
    <span lang={lang} className="min-w-0 grow">
      <span className="block truncate font-medium">{title}</span>
      {about && <span className="block truncate text-sm text-soft">{about}</span>}
    </span>
  );
  return path === null ? (
    <a {...option} href={brand.tool.registerUrl} className={optionLook}>
      {words}
      {locked && (
        <span className="flex shrink-0 items-center gap-1.5 text-sm text-soft">
          <Lock aria-hidden="true" className="size-4" />
          Register
        </span>
      )}
    </a>
  ) : (
    <Link {...option} to={path} className={optionLook}>
      {words}
    </Link>
  );
}

const optionLook =
  'flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 leading-snug hover:bg-mist ' +
  'aria-selected:bg-sea-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-sea';
