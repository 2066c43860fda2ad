import type { LeadList } from './lead-list.server.ts';

/** What the list was filtered by. */
export function LeadFilter({ country, category, total }: Omit<LeadList, 'leads' | 'period'>) {
  return (
    <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3 text-[0.9375rem] leading-6">
      <Choice name="At home in" value={country} />
      <Choice name="Sells mainly" value={category} />
      <Choice name="Shops found" value={String(total)} />
    </dl>
  );
}

function Choice({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
