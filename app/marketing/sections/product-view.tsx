import { ChevronDown, Download, Quote } from 'lucide-react';
import { brand } from '../../base/brand.ts';
import { Badge } from '../../ui/badge.tsx';
import { amount, growth, illustratedCategories, illustratedTotal, years } from './illustrated-market.ts';

/** The paid tool as it looks, with a made-up market: exact values of real ones are for customers. */
export function ProductView() {
  return (
    <figure aria-labelledby="product-view" className="@container min-w-0">
      <div className="overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-float">
        <div className="flex items-center gap-3 border-b border-line bg-mist px-4 py-2.5 text-sm">
          <span className="font-semibold">{brand.product} Analytics</span>
          <span className="ml-auto">
            <Badge tone="sea">Illustration</Badge>
          </span>
        </div>
        <div className="grid @4xl:grid-cols-[13rem_minmax(0,1fr)]">
          <Filters />
          <div className="min-w-0 p-4 @4xl:p-6">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <div>
                <p className="text-lg leading-snug font-semibold tracking-[-0.015em]">
                  Online retail in Examplia grew by {growth(illustratedTotal)} in {years.at(-1)}
                </p>
                <p className="text-sm text-soft">Market size by category, in millions of US dollars</p>
              </div>
              <Exports />
            </div>
            <ExactTable />
          </div>
        </div>
      </div>
      <figcaption id="product-view" className="mt-3 max-w-prose text-note text-soft">
        Illustration. Examplia is a made-up country and its figures are invented. For real markets, the tool
        shows exact values like these if your plan includes them.
      </figcaption>
    </figure>
  );
}

function Filters() {
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-2 border-b border-line p-4 text-sm @4xl:grid @4xl:content-start @4xl:gap-y-4 @4xl:border-r @4xl:border-b-0">
      {filters.map(([name, value]) => (
        <div
          key={name}
          className="min-w-0 @max-4xl:contents @max-2xl:nth-[n+4]:hidden @max-md:nth-[n+3]:hidden"
        >
          <dt className="text-note text-soft @max-4xl:sr-only">{name}</dt>
          <dd className="flex items-center justify-between gap-2 rounded-md border border-line bg-paper px-2.5 py-1 @4xl:mt-1">
            {value}
            <ChevronDown aria-hidden="true" className="size-4 text-soft" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const filters = [
  ['Market', 'Examplia'],
  ['Categories', 'Main categories'],
  ['Measure', 'Market size'],
  ['Period', `${years[0]}–${years.at(-1)}, yearly`],
  ['Currency', 'USD'],
] as const;

/** Shapes of buttons, not buttons: there is nothing to download. */
function Exports() {
  return (
    <p aria-hidden="true" className="flex gap-2 text-sm font-medium">
      <span className="inline-flex items-center gap-1.5 rounded-md border border-edge px-3 py-1.5">
        <Download className="size-4" /> XLS
      </span>
      <span className="inline-flex items-center gap-1.5 rounded-md border border-edge px-3 py-1.5">
        <Quote className="size-4" /> Cite
      </span>
    </p>
  );
}

function ExactTable() {
  const early = years.slice(0, -1);
  return (
    <table className="data-table mt-3 @max-2xl:text-sm!">
      <caption className="sr-only">Made-up market sizes, in millions of US dollars</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col" className="numeric">
            On this site
          </th>
          {early.map((year) => (
            <th key={year} scope="col" className="numeric @max-2xl:hidden">
              {year}
            </th>
          ))}
          <th scope="col" className="numeric">
            {years.at(-1)}
          </th>
          <th scope="col" className="numeric @max-md:hidden">
            Change
          </th>
        </tr>
      </thead>
      <tbody className="[&_:is(td,th)]:py-1.5! @2xl:[&_:is(td,th)]:py-2!">
        {[illustratedTotal, ...illustratedCategories].map((row, at) => (
          <tr key={row.name} className={at === 0 ? 'font-semibold' : undefined}>
            <th scope="row" className="min-w-0!">
              {row.name}
            </th>
            <td className="numeric font-normal text-soft">{row.range}</td>
            {early.map((year, before) => (
              <td key={year} className="numeric @max-2xl:hidden">
                {amount(row.values[before]!)}
              </td>
            ))}
            <td className="numeric">{amount(row.values.at(-1)!)}</td>
            <td className="numeric @max-md:hidden">+{growth(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
