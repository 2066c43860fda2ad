import { X } from 'lucide-react';
import { data } from 'react-router';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { loadChoices, type CompareChoices } from './choices.server.ts';
import { CompareStart, LeftOut } from './compare-start.tsx';
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
import { SheetBody } from '../data-pages/sheet-body.tsx';
import type { SheetView } from '../data-pages/page/sheet-view.ts';
import { PassportLink } from '../passport/passport-link.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Flag } from '../ui/flag.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/form/select.tsx';
import { quietLink } from '../ui/text-link.ts';
import type { ComparedSide } from './compare-frame.ts';
import { loadComparison } from './compare-sheet.server.ts';
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
  if (!comparison) return data({ choices, leftOut, shown: null }, 404);
  const { sheet, compared } = comparison;
  return data({
    choices,
    leftOut,
    shown: { kind: params.kind, compared, view: viewOf(sheet, context) },
  });
}

export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { choices, leftOut, shown } = loaderData;
  if (!shown) return <CompareStart choices={choices} leftOut={leftOut} />;
  return (
    <div className="compared-tables">
      <SheetBody view={shown.view} figures={<SideFigures {...shown} />}>
        <LeftOut {...leftOut} />
        <ComparedList {...shown} choices={choices} />
      </SheetBody>
    </div>
  );
}

type FiguresProps = { compared: readonly ComparedSide[]; view: SheetView };

/** Every side in the same size; the key figures of the sheet are one for each side that has any. */
function SideFigures({ compared, view: { keyFigures } }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {compared.map(({ subject, label, country, isLargest }) => {
        const figure = keyFigures.find((one) => one.label.startsWith(`${label}, `));
        return (
          <div key={subject} className="min-w-0 border-t-2 border-ink pt-3">
            <dt className="font-medium">
              <Flag country={country} /> {label}
            </dt>
            {figure && (
              <dd className="text-[clamp(1.125rem,6.2vw,2.25rem)] leading-tight font-[650] tracking-[-0.02em]">
                <PassportLink value={figure.value} />{' '}
                {isLargest && (
                  <span className="inline-block rounded-sm bg-sea-wash px-1.5 align-middle text-sm leading-6 font-medium tracking-normal text-sea">
                    {compared.length > 2 ? 'largest' : 'larger'}
                  </span>
                )}
                <span className="block text-sm leading-6 font-normal tracking-normal text-soft">
                  {figure.label.slice(label.length + 2)}, {figure.period}
                  {figure.change && (
                    <>
                      {' · '}
                      <PassportLink value={figure.change} className="text-soft" /> year on year
                    </>
                  )}
                </span>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
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
      className="mt-8 grid gap-x-8 gap-y-5 rounded-lg bg-mist p-4 sm:p-5 print:hidden"
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
        <AddForm comparison={comparison} choices={choices} />
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
    <form
      action={comparePath}
      // React keeps a select's choice when its options change, so a new list needs a new form.
      key={comparison.subjects.join()}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
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
