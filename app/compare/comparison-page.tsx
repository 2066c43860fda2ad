import { X } from 'lucide-react';
import { data } from 'react-router';
import { drawPage } from '../shell/draw-page.server.ts';
import { DrawnPage } from '../shell/drawn-pages.tsx';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { loadChoices, type CompareChoices } from './choices.server.ts';
import { CompareStart, LeftOut, startHead } from './compare-start.tsx';
import {
  comparePath,
  comparisonOf,
  isComparisonKind,
  listedSubjects,
  marketNamed,
  mostCompared,
  pathWithout,
  type Comparison,
} from '../subjects/comparison.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { viewOf } from '../data-pages/load-sheet.server.ts';
import { presentKeyFigures } from '../data-pages/page/present-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Flag } from '../ui/flag.tsx';
import { PhoneFold } from '../ui/fold.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/form/select.tsx';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { quietLink } from '../ui/text-link.ts';
import type { ComparedSide } from './compare-frame.ts';
import { loadComparison } from './compare-sheet.server.ts';
import { loadStart } from './ready-made.server.ts';
import { Differences } from './differences-list.tsx';
import { SizeComparison } from './size-comparison.tsx';
import type { Route } from './+types/comparison-page.ts';

/** Not indexed: there are millions of possible comparisons. */
export const handle = publicPage({ indexed: false });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (!isComparisonKind(params.kind)) throw pageNotFound(url.pathname);
  const sources = dataContext(context);
  const [choices, { comparison, ...leftOut }] = await Promise.all([
    loadChoices(sources),
    loadComparison(sources, comparisonOf(params.kind, params['*'].split('/'))),
  ]);
  if (!comparison) {
    const start = drawPage(
      context,
      startHead,
      <CompareStart {...await loadStart(sources)} leftOut={leftOut} />,
    );
    return data({ start, shown: null }, 404);
  }
  const { sheet, ...opening } = comparison;
  const id = openingIds[params.kind];
  // The page opens with the sizes, drawn large; its files have them as an exhibit.
  const rest = { ...sheet, exhibits: sheet.exhibits.filter((exhibit) => exhibit.id !== id) };
  const shown = {
    view: viewOf(rest, context),
    sizes: drawPart(context, <SizeComparison id={id} {...opening} keyFigures={presentKeyFigures(sheet)} />),
    sides: drawPart(
      context,
      <>
        <LeftOut {...leftOut} />
        <ComparedList kind={params.kind} {...opening} choices={choices} />
        <Differences {...opening} />
      </>,
    ),
  };
  return data({ start: null, shown });
}

const openingIds = { market: 'size', retailer: 'net-sales' } as const;

export default function ComparisonPage({ loaderData: { start, shown } }: Route.ComponentProps) {
  if (!shown) return <DrawnPage loaderData={start} />;
  return (
    <div className="compared-tables">
      <SheetBody view={shown.view} figures={<StaticBody markup={shown.sizes} />}>
        <StaticBody markup={shown.sides} />
      </SheetBody>
    </div>
  );
}

type ComparedProps = Pick<Comparison, 'kind'> & {
  compared: readonly ComparedSide[];
  choices: CompareChoices;
};

/** Lists the compared subjects with a link to remove each, and a form to add one. */
function ComparedList({ kind, compared, choices }: ComparedProps) {
  const comparison = { kind, subjects: compared.map(({ subject }) => subject) };
  return (
    <section
      aria-label="Compared here"
      className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-2 rounded-lg bg-mist p-3 sm:p-4 print:hidden"
    >
      <ul className="flex flex-wrap gap-2">
        {compared.map(({ subject, label, to, country }) => (
          <li key={subject} className="flex items-center rounded-md border border-line bg-paper pl-3">
            <AppLink
              to={to}
              className={`${quietLink} inline-flex min-h-9 min-w-6 items-center gap-2 font-medium`}
            >
              <Flag country={country} />
              {label}
            </AppLink>
            <AppLink
              to={pathWithout(comparison, subject)}
              rel="nofollow"
              className="grid size-9 place-items-center rounded-md text-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
              <span className="sr-only">Remove {label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {compared.length < mostCompared ? (
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <PhoneFold label={kind === 'market' ? 'Add a market' : 'Add a retailer'}>
            <AddForm comparison={comparison} choices={choices} />
          </PhoneFold>
        </div>
      ) : (
        <p className="text-[0.9375rem] text-soft">You can compare up to four. Remove one to add another.</p>
      )}
    </section>
  );
}

function AddForm({ comparison, choices }: { comparison: Comparison; choices: CompareChoices }) {
  const isMarket = comparison.kind === 'market';
  const { category } = marketNamed(comparison.subjects.at(-1) ?? '');
  const others = choices.retailers.filter(({ value }) => !comparison.subjects.includes(value));
  return (
    <form action={comparePath} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <input type="hidden" name={isMarket ? 'markets' : 'retailers'} value={listedSubjects(comparison)} />
      {isMarket ? (
        <>
          <Select id="add" name="add" label="Add a market" options={choices.places} placeholder="Choose…" />
          <Select
            id="add-category"
            name="category"
            label="Category"
            options={choices.categories}
            defaultValue={category}
          />
        </>
      ) : (
        <Select id="add" name="add" label="Add a retailer" options={others} placeholder="Choose…" />
      )}
      <div>
        <Button type="submit">Add</Button>
      </div>
    </form>
  );
}
