import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { PlanRow } from './feature.server.ts';

/** What each part is for visitors, and which plans have it in full. */
export function PlanSplit({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <>
      <div className="mt-6">
        <StaticTable
          captionId="plan-split"
          caption="What this site shows, and which plans include it in full"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          cards
        />
      </div>
      <p className="mt-6">
        <AppLink to={href('/pricing')} className={textLink}>
          Compare plans and prices
        </AppLink>
      </p>
    </>
  );
}

const columns: Column<PlanRow>[] = [
  {
    key: 'name',
    head: 'Data',
    className: 'sm:w-2/5',
    cell: ({ name, about }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="block font-normal text-pretty text-soft">{about}</span>
      </>
    ),
  },
  // Not "free": reports are sold individually.
  { key: 'free', head: 'On this site', className: 'sm:w-1/4', cell: ({ free }) => free ?? 'Not included' },
  { key: 'plans', head: 'In full with', cell: ({ plans }) => <span className="font-medium">{plans}</span> },
];
