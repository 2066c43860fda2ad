import { ChartFrame } from '../../../../charts/chart-frame.tsx';
import { Fold } from '../../../../data-pages/page/fold.tsx';
import { AppLink } from '../../../../ui/app-link.tsx';
import { Table, type Column } from '../../../../ui/table.tsx';
import { textLink } from '../../../../ui/text-link.ts';
import { marketPathOf, type Covered } from './coverage.ts';

type Props = { map: string; mapLabel: string; covered: readonly Covered[] };

/** What exists for each country: a map, the same as a table, and where there are shops alone. */
export function CoverageView({ map, mapLabel, covered }: Props) {
  const countries = covered.filter(({ isCountry }) => isCountry);
  const published = countries.filter(({ categories }) => categories > 0);
  const shopsOnly = countries.filter(({ categories }) => categories === 0);
  const groups = covered.filter(({ isCountry }) => !isCountry);
  return (
    <>
      <ChartFrame svg={map} label={mapLabel} />
      <div className="mt-4">
        <Fold title={`The same as a table: ${published.length} countries with a published market`}>
          <Table
            caption="Countries with a published market"
            captionHidden
            columns={columns}
            rows={published}
            rowKey={({ code }) => code}
          />
        </Fold>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-xl">Groups of countries</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {groups.map((group) => (
              <li key={group.code}>
                <PlaceName {...group} />
              </li>
            ))}
          </ul>
        </div>
        {shopsOnly.length > 0 && (
          <div>
            <h3 className="text-xl">Countries with shops in the catalogue only</h3>
            <p className="mt-3 text-[0.9375rem] leading-7 text-soft">
              {shopsOnly.map(({ name, shops }) => `${name} (${shops})`).join(', ')}.
            </p>
          </div>
        )}
      </div>
    </>
  );
}

const columns: Column<Covered>[] = [
  { key: 'name', head: 'Country', cell: (place) => <PlaceName {...place} /> },
  { key: 'market', head: 'Market, categories', numeric: true, cell: ({ categories }) => categories },
  { key: 'transactions', head: 'Transactions', cell: ({ transactions }) => <Given is={transactions} /> },
  { key: 'rankings', head: 'Rankings', numeric: true, cell: ({ rankings }) => rankings || <None /> },
  { key: 'shops', head: 'Shops', numeric: true, cell: ({ shops }) => shops || <None /> },
  { key: 'profiles', head: 'Open profiles', numeric: true, cell: ({ profiles }) => profiles || <None /> },
];

function PlaceName(place: Covered) {
  const to = marketPathOf(place);
  if (!to) return place.name;
  return (
    <AppLink to={to} className={textLink}>
      {place.name}
    </AppLink>
  );
}

const Given = ({ is }: { is: boolean }) => (is ? 'Yes' : <None />);

const None = () => <span className="text-soft">–</span>;
