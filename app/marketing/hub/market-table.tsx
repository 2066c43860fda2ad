import { href } from 'react-router';
import type { ListChoice } from '../../taxonomy/lists/list-choice.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { PhoneFold, ShowAll, ShowAllOnPhones } from '../../ui/fold.tsx';
import { Flag } from '../../ui/flag.tsx';
import type { Option } from '../../ui/form/control.ts';
import { SelectBox } from '../../ui/form/select.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { MarketOverview } from './market-overview.server.ts';
import { sortedAddress, type MarketSort } from './market-sort.ts';

type Props = { overview: MarketOverview; choice: ListChoice; regions: readonly Option[] };

/** Without hooks, for static markup: hundreds of cells that never change. */
export function MarketTable({ overview, choice, regions }: Props) {
  return (
    <>
      <WholeRegions groups={overview.groups} />
      <RegionChoice choice={choice} regions={regions} sort={overview.sort} />
      <SizeTable overview={overview} choice={choice} />
    </>
  );
}

function WholeRegions({ groups }: Pick<MarketOverview, 'groups'>) {
  return (
    <div className="mt-6 text-[0.9375rem] leading-7">
      <h3 className="font-medium">Regions</h3>
      <PhoneFold label="Show market sizes by region">
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
      </PhoneFold>
    </div>
  );
}

function RegionChoice({ choice, regions, sort }: Omit<Props, 'overview'> & { sort: MarketSort }) {
  return (
    <nav aria-label="Markets by part of the world" className="mt-5 sm:mt-8">
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {regions.map(({ value, label }) => (
          <li key={value}>
            <a
              href={addressOf({ ...choice, region: value as ListChoice['region'] }, sort)}
              aria-current={value === choice.region ? 'true' : undefined}
              className={choiceLook}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Dense on purpose, to show all sizes at a glance. From `lg` up it fits, so the head can be sticky; a phone has room for
 * all goods and one category, which a select chooses, without scripts too (`picked-columns`).
 */
function SizeTable({ overview, choice }: Pick<Props, 'overview' | 'choice'>) {
  const { year, columns, rows, sort, leastShaded } = overview;
  const isLong = rows.length > first;
  const showAll = `Show all ${rows.length} countries`;
  return (
    <div className="picked-columns mt-3">
      <label htmlFor="compared-column" className="column-picker">
        Category to show
        <SelectBox
          id="compared-column"
          defaultValue={sort}
          options={columns.slice(1).map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </label>
      <figure className="min-w-0">
        <section
          id="market-table"
          aria-labelledby="market-table-caption"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs focus
          tabIndex={0}
          className="scroll-fade scroll-mt-12 rounded-xs max-lg:overflow-x-auto lg:mask-none"
        >
          <table className="size-table">
            <caption id="market-table-caption" className="sr-only">
              Market size by country and category, {year}, in US dollars; darker means larger
            </caption>
            <thead>
              <tr>
                <SortHead name="Country" by="name" sort={sort} choice={choice} />
                {columns.map(({ slug, name }) => (
                  <SortHead key={slug} name={name} by={slug} sort={sort} choice={choice} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, firstOnPhones).map((row) => (
                <SizeRow key={row.code} row={row} columns={columns} />
              ))}
            </tbody>
            <tbody className="more-on-phones">
              {rows.slice(firstOnPhones, first).map((row) => (
                <SizeRow key={row.code} row={row} columns={columns} />
              ))}
            </tbody>
            {isLong && (
              <tbody className="more-rows">
                {rows.slice(first).map((row) => (
                  <SizeRow key={row.code} row={row} columns={columns} />
                ))}
              </tbody>
            )}
          </table>
        </section>
        <figcaption className="mt-2 text-[0.8125rem] leading-5 text-soft">
          Shaded as on the size map above.
          {leastShaded && ` Markets under ${leastShaded} are unshaded.`}
          {sort !== 'name' && ' Ranges are sorted by their upper end.'}
        </figcaption>
        {isLong && <ShowAll label={showAll} />}
        {!isLong && rows.length > firstOnPhones && <ShowAllOnPhones label={showAll} />}
      </figure>
    </div>
  );
}

const [first, firstOnPhones] = [15, 10];

type RowProps = { row: MarketOverview['rows'][number]; columns: MarketOverview['columns'] };

function SizeRow({ row: { code, name, sizes }, columns }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <a href={marketPath(code, 'all')}>
          <Flag country={code} /> {name}
        </a>
      </th>
      {columns.map(({ slug }, at) => (
        <td key={slug} className={sizes[at]?.shade ? `step-${sizes[at].shade}` : undefined}>
          {sizes[at] && <a href={marketPath(code, slug)}>{sizes[at].text}</a>}
        </td>
      ))}
    </tr>
  );
}

type SortProps = { name: string; by: MarketSort; sort: MarketSort; choice: ListChoice };

function SortHead({ name, by, sort, choice }: SortProps) {
  const direction = by === 'name' ? 'ascending' : 'descending';
  const isSorted = by === sort;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <a href={addressOf(choice, by)} rel="nofollow">
        {name}
        {isSorted && <span aria-hidden="true">{by === 'name' ? '\u00a0↑' : '\u00a0↓'}</span>}
      </a>
    </th>
  );
}

const addressOf = (choice: ListChoice, sort: MarketSort) =>
  sortedAddress(href('/resources/sample-data'), { ...choice, page: 1 }, sort);

const marketPath = (isoCode: string, slug: string) =>
  href('/resources/sample-data/market/:isoCode/:slug', { isoCode, slug });

const choiceLook =
  'inline-flex min-h-9 items-center rounded-sm px-2.5 text-[0.9375rem] text-ink no-underline transition-colors hover:bg-mist hover:text-sea ' +
  'aria-[current]:bg-ink aria-[current]:font-medium aria-[current]:text-paper';
