import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { PlanRow } from './feature.server.ts';

/** What each part is for visitors, and which plans have it in full. */
export function PlanSplit({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <>
      <div className="two-line-rows mt-6 [&_:is(td,th)]:py-2">
        <StaticTable
          captionId="plan-split"
          caption="What this site shows, and which plans include it in full"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
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
  { key: 'name', head: 'Data', cell: ({ name }) => name },
  // Not "free": reports are sold individually.
  {
    key: 'free',
    head: 'On this site',
    className: 'max-sm:text-right!',
    cell: ({ free }) => free ?? 'Not included',
  },
  {
    key: 'plans',
    head: 'In full with',
    className: 'second-line col-span-2 text-left! sm:first-letter:uppercase',
    cell: ({ plans }) => (
      <>
        <span className="sm:hidden">In full with </span>
        {plans.replace(/^All/, 'all')}
      </>
    ),
  },
];
