import { Lock, Scale } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Flag } from '../ui/flag.tsx';
import { askUs, closestMatches } from './nothing-found.ts';
import { searchPath, type InstantAnswer, type SearchAnswer, type SearchHit } from './search-entry.ts';
import { kindName, periodInWords } from './result-words.ts';
import { Trend } from './trend.tsx';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  query: string;
  answer: SearchAnswer;
  active: number;
};

/** Everything in the list is a link; the arrow keys go through all of them in this order. */
export function SuggestionList({ ref, id, query, answer, active }: Props) {
  const options = [
    ...answer.answers.flatMap(optionsOf),
    ...answer.items.map(hitOption),
    ...answer.nearest.map(hitOption),
    answer.total > 0 ? allResults(query, answer.total) : asking,
  ];
  return (
    // The options are links, which a select cannot contain. A press on one must not move the focus from the input.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={answer.nearest.length > 0 ? closestMatches : 'Search results'}
      onMouseDown={(event) => event.preventDefault()}
      className="p-2"
    >
      {answer.nearest.length > 0 && (
        <p aria-hidden="true" className="px-3 py-1.5 text-sm font-medium text-soft">
          {closestMatches}
        </p>
      )}
      {options.map(({ key, to, look = '', content }, at) => {
        const option = {
          id: id + at,
          role: 'option',
          'aria-selected': at === active,
          tabIndex: -1,
          className: `${optionLook} ${look}`,
        };
        return (
          <Link key={key} {...option} to={to}>
            {content}
          </Link>
        );
      })}
    </div>
  );
}

type Option = { key: string; to: string; look?: string; content: ReactNode };

function optionsOf(answer: InstantAnswer): Option[] {
  if (answer.kind === 'comparison') {
    const { title, path, note } = answer;
    return [
      {
        key: path,
        to: path,
        content: (
          <>
            <Scale aria-hidden="true" className="size-4 shrink-0 text-sea" />
            <Words title={title} about={note} />
          </>
        ),
      },
    ];
  }
  const { measure, scope, place, text, note, passport, page, trend } = answer;
  return [
    {
      key: passport,
      to: page.to,
      look: 'flex-wrap justify-between bg-mist',
      content: (
        <>
          <span className="min-w-0">
            <span className="flex items-center gap-2 text-sm text-soft">
              {measure} <Flag country={place} /> {scope}
            </span>
            <span className="text-xl font-semibold tabular-nums">{text}</span>{' '}
            <span className="text-sm text-soft tabular-nums">{periodInWords(answer)}</span>
            {note && <span className="block text-sm text-soft">{note}</span>}
          </span>
          {trend && <Trend trend={trend} />}
        </>
      ),
    },
    {
      key: `${passport} source`,
      to: passport,
      look: 'text-sm text-sea',
      content: `Definition and source of this figure`,
    },
  ];
}

function hitOption(hit: SearchHit, at: number): Option {
  const { kind, title, about, lang, place, value, path, locked } = hit;
  return {
    key: `${at} ${path} ${title}`,
    to: path,
    // On a phone, the note of a locked shop would leave no room for its name.
    look: locked ? 'flex-wrap gap-y-0.5 sm:flex-nowrap' : '',
    content: (
      <>
        <Flag country={place} />
        <Words title={title} about={about ? `${kindName[kind]} · ${about}` : kindName[kind]} lang={lang} />
        {value && <span className="shrink-0 text-sm tabular-nums">{value.text}</span>}
        {locked && (
          <span className="flex shrink-0 items-center gap-1.5 text-sm text-soft max-sm:pl-8">
            <Lock aria-hidden="true" className="size-4" />
            Included in paid plans
          </span>
        )}
      </>
    ),
  };
}

function Words({ title, about, lang }: { title: string; about?: string; lang?: string }) {
  return (
    <span lang={lang} className="min-w-0 grow basis-40">
      <span className="line-clamp-2 font-medium sm:line-clamp-1">{title}</span>
      {about && <span className="block truncate text-sm text-soft">{about}</span>}
    </span>
  );
}

function allResults(query: string, total: number): Option {
  return {
    key: 'all',
    to: searchPath(query),
    look: 'font-medium text-sea',
    content: `See all results (${total})`,
  };
}

const asking: Option = { key: 'ask', to: askUs.to, look: 'font-medium text-sea', content: askUs.label };

const optionLook =
  'flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 leading-snug hover:bg-mist ' +
  'aria-selected:bg-sea-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-sea';
