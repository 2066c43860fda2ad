import { Anchor } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/loading.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { Section, Specimen } from './section.tsx';

export function Data() {
  return (
    <Section
      title="Data"
      lead="Figures stand right-aligned under each other, with their unit and their date."
    >
      <Specimen name="Table, wide, with a first column that stays on phones">
        <Table
          caption="Containers handled, by port"
          columns={columns}
          rows={ports}
          rowKey={({ port }) => port}
          stickyFirst
          note="Invented figures. As of 1 November 2026."
        />
      </Specimen>
      <Specimen name="Table without rows">
        <Table
          caption="Arrivals tonight"
          columns={columns.slice(0, 3)}
          rows={[]}
          rowKey={({ port }) => port}
          empty="No ship is expected tonight."
        />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          title="Nothing on the horizon"
          action={
            <>
              <Button>Widen the search</Button>
              <Button variant="quiet">Clear filters</Button>
            </>
          }
        >
          No ship matches all of your filters. Most people drop the draught first.
        </EmptyState>
        <EmptyState title="No saved berths" icon={<Anchor aria-hidden="true" />} />
      </Specimen>
      <Specimen name="Loading">
        <div aria-busy="true" className="grid gap-8 sm:grid-cols-[8rem_1fr]">
          <Skeleton className="h-32 w-full rounded-md" />
          <div className="grid content-start gap-5">
            <Skeleton className="h-7 w-2/5" />
            <SkeletonText lines={4} />
          </div>
        </div>
      </Specimen>
    </Section>
  );
}

type Port = {
  port: string;
  country: string;
  teu: string;
  change: string;
  share: string;
  berths: string;
  draught: string;
};

const columns: Column<Port>[] = [
  { key: 'port', head: 'Port', cell: ({ port }) => port },
  { key: 'country', head: 'Country', cell: ({ country }) => country },
  { key: 'teu', head: 'TEU, million', numeric: true, cell: ({ teu }) => teu },
  { key: 'change', head: 'Change, %', numeric: true, cell: ({ change }) => change },
  { key: 'share', head: 'Share, %', numeric: true, cell: ({ share }) => share },
  { key: 'berths', head: 'Berths', numeric: true, cell: ({ berths }) => berths },
  { key: 'draught', head: 'Draught, m', numeric: true, cell: ({ draught }) => draught },
];

const ports: Port[] = [
  ['Rotterdam', 'Netherlands', '13.8', '+2.8', '31.4', '117', '24.0'],
  ['Antwerp-Bruges', 'Belgium', '13.5', '+8.1', '30.7', '98', '17.5'],
  ['Hamburg', 'Germany', '7.8', '+0.9', '17.8', '43', '15.1'],
  ['Valencia', 'Spain', '5.5', '+14.2', '12.4', '31', '16.0'],
  ['Piraeus', 'Greece', '3.4', '−11.0', '7.7', '20', '19.5'],
].map(([port, country, teu, change, share, berths, draught]) => ({
  port: port!,
  country: country!,
  teu: teu!,
  change: change!,
  share: share!,
  berths: berths!,
  draught: draught!,
}));
