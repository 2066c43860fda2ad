import { href, Link } from 'react-router';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { listAddress, type ListChoice } from '../../taxonomy/lists/list-choice.ts';
import { AppLink } from '../../ui/app-link.tsx';
import type { Option } from '../../ui/form/control.ts';
import { textLink } from '../../ui/text-link.ts';
import type { MarketOverview } from './market-overview.server.ts';

type Props = { overview: MarketOverview; choice: ListChoice; regions: readonly Option[] };

export function MarketGrid({ overview, choice, regions }: Props) {
  const { map, mapLabel, groups } = overview;
  return (
    <>
      <p className="mt-1 text-[0.9375rem] text-soft">{mapLabel}. Each country leads to its market.</p>
      <div className="mt-4">
        <ChartFrame svg={map} label={mapLabel} />
      </div>
      <div className="mt-6 text-[0.9375rem] leading-7">
        <h3 className="font-medium">Whole regions</h3>
        <ul className="flex flex-wrap gap-x-5">
          {groups.map(({ code, name, size }) => (
            <li key={code}>
              <AppLink to={marketPath(code, 'all')} className={textLink}>
                {name}
              </AppLink>{' '}
              <PassportLink value={size} className="whitespace-nowrap text-soft tabular-nums" />
            </li>
          ))}
        </ul>
      </div>
      <RegionChoice choice={choice} regions={regions} />
      <SizeTable {...overview} />
    </>
  );
}

function RegionChoice({ choice, regions }: Pick<Props, 'choice' | 'regions'>) {
  return (
    <nav aria-label="Markets by part of the world" className="mt-8">
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {regions.map(({ value, label }) => (
          <li key={value}>
            <AppLink
              to={listAddress(`${href('/resources/sample-data')}#market-table`, {
                ...choice,
                region: value as ListChoice['region'],
                page: 1,
              })}
              aria-current={value === choice.region ? 'true' : undefined}
              className={choiceLook}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Dense on purpose, to show all sizes at a glance. From `lg` up it fits, so the head can be sticky. */
function SizeTable({ year, columns, rows }: MarketOverview) {
  return (
    <section
      id="market-table"
      aria-labelledby="market-table-caption"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs focus
      tabIndex={0}
      className="scroll-fade mt-3 scroll-mt-12 rounded-xs max-lg:overflow-x-auto lg:mask-none"
    >
      <table className="w-full border-separate lg:table-fixed border-spacing-0 text-sm leading-5 [&_a]:block [&_a]:rounded-xs [&_a]:px-2 [&_a]:py-1.5 [&_a]:underline-offset-4 [&_a:hover]:text-sea [&_a:hover]:underline [&_td]:border-b [&_td]:border-line [&_th]:border-b [&_th]:border-line">
        <caption id="market-table-caption" className="sr-only">
          Market size by country and category, {year}, in US dollars
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${headLook} ${firstLook} pr-2 text-left lg:w-44`}>
              Country
            </th>
            {columns.map(({ slug, name }) => (
              <th key={slug} scope="col" className={`${headLook} px-2 text-right`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, sizes }) => (
            <tr key={code}>
              <th scope="row" className={`${firstLook} text-left font-medium`}>
                <Link to={marketPath(code, 'all')} className="pl-0!">
                  {name}
                </Link>
              </th>
              {columns.map(({ slug }, at) => (
                <td key={slug} className="text-right whitespace-nowrap">
                  {sizes[at] && <Link to={marketPath(code, slug)}>{sizes[at]}</Link>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const marketPath = (isoCode: string, slug: string) =>
  href('/resources/sample-data/market/:isoCode/:slug', { isoCode, slug });

const choiceLook =
  'inline-flex min-h-9 items-center rounded-sm px-2.5 text-[0.9375rem] text-ink no-underline transition-colors hover:bg-mist hover:text-sea ' +
  'aria-[current]:bg-ink aria-[current]:font-medium aria-[current]:text-paper';

const headLook =
  'border-b-ink! bg-paper py-2 align-bottom text-[0.8125rem] leading-4 font-medium text-soft lg:sticky lg:top-16 lg:z-1';

const firstLook =
  'max-lg:sticky max-lg:left-0 max-lg:z-2 max-lg:min-w-32 max-lg:border-r max-lg:border-line max-lg:bg-paper';
