import { PassportLink } from '../../../exhibits/passport/passport-link.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import type { AnalyticsView } from './analytics.server.ts';

type Example = AnalyticsView['examples'][number];

/** The same figures as visitors see them, and as the tool has them. */
export function HereAndThere({ examples }: Pick<AnalyticsView, 'examples'>) {
  return (
    <Table
      caption="The same figures on this site and in the tool"
      captionHidden
      columns={columns}
      rows={examples}
      rowKey={({ about }) => about}
    />
  );
}

const columns: Column<Example>[] = [
  { key: 'about', head: 'Figure', cell: ({ about }) => about },
  { key: 'here', head: 'On this site', cell: ({ value }) => <PassportLink value={value} /> },
  { key: 'there', head: 'In the tool', cell: ({ there }) => there },
];
