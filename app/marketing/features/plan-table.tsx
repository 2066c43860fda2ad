import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { PlanRow } from './feature.server.ts';

export function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <div className="mt-8">
      <Table caption="Part by part" captionHidden columns={columns} rows={rows} rowKey={({ name }) => name} />
      <p className="mt-6 text-[0.9375rem]">
        <AppLink to={href('/pricing')} className={textLink}>
          Compare the plans and their prices
        </AppLink>
      </p>
    </div>
  );
}

const columns: Column<PlanRow>[] = [
  {
    key: 'name',
    head: 'Part',
    cell: ({ name, about }) => (
      <>
        {name}
        <span className="block max-w-80 text-[0.8125rem] leading-5 font-normal text-soft">{about}</span>
      </>
    ),
  },
  {
    key: 'free',
    head: 'Free, on this site',
    cell: ({ free }) => free ?? <span className="text-soft">Not shown</span>,
  },
  { key: 'plans', head: 'In full, with', cell: ({ plans }) => plans },
];
