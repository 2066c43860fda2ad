import { Lock } from 'lucide-react';
import { RowLabel } from '../../data-pages/page/exhibit-table.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { countInWords } from '../../data-pages/sentence.ts';
import { Monogram } from '../../ui/monogram.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import type { LeadList } from './lead-list.server.ts';

type Lead = LeadList['leads'][number];

export function LeadTable({ leads, total, country, category, period }: LeadList) {
  return (
    <div className="two-line-rows">
      <StaticTable
        captionId="lead-table"
        caption="Leads"
        captionHidden
        columns={columnsWith(`Net sales, ${country}, ${period}`)}
        rows={leads}
        rowKey={({ domain }) => domain}
        note={
          total > leads.length
            ? `The ${countInWords(leads.length)} largest of ${total} ${category.toLowerCase()} shops based in ${country}, by net sales.`
            : undefined
        }
      />
    </div>
  );
}

const columnsWith = (sales: string): Column<Lead>[] => [
  {
    key: 'shop',
    head: 'Shop',
    cell: ({ domain, label, href, locked, shop }) => (
      <span className="flex items-center gap-3">
        <Monogram name={label} size="small" />
        <span className="min-w-0">
          <RowLabel label={label} href={href} locked={locked} shop={shop} />
          <span className="block text-sm leading-5 font-normal text-soft">{domain}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'sales',
    head: sales,
    numeric: true,
    className: 'whitespace-normal!',
    cell: (lead) =>
      lead.sales ? <PassportLink value={lead.sales} /> : <span className="text-soft">Not ranked</span>,
  },
  {
    key: 'contact',
    head: 'Decision-makers',
    className: 'second-line max-sm:pl-9! max-sm:text-left!',
    cell: () => <Locked />,
  },
];

function Locked() {
  return (
    <span className="relative inline-flex items-center gap-1.5 rounded-sm whitespace-nowrap bg-mist px-2 py-0.5 text-note text-soft">
      <Lock aria-hidden="true" className="size-3.5" />
      Name, role, email
      <span className="sr-only"> (locked)</span>
    </span>
  );
}
