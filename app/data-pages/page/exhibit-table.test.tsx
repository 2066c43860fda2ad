import { expect, test } from 'vitest';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import { ExhibitTable } from './exhibit-table.tsx';
import type { RowView } from './sheet-view.ts';

const locked = (name: string) => ({
  text: 'Paid plans only',
  passport: `/${name}/overlap`,
  state: 'locked' as const,
});
const shown = (name: string) => ({ text: '$2–5bn', passport: `/${name}/sales`, state: 'shown' as const });
const row = (name: string, sales: RowView['cells'][number]): RowView => ({
  label: name,
  cells: [locked(name), sales, `Why ${name}`],
});
const draw = (rows: readonly RowView[], compact?: true) =>
  staticMarkup(
    <ExhibitTable
      id="rivals"
      title="Rivals"
      table={{ columns: ['Shop', 'Overlap', 'Sales', 'Why'], rows, compact }}
    />,
  );

test('a column without a value to see is marked once, below the table', () => {
  const markup = draw([row('Anchor', shown('Anchor')), row('Buoy', locked('Buoy'))]);
  expect(
    markup.match(/<th scope="col"[^>]*>(.*?)<\/th>/g)?.map((head) => head.replaceAll(/<[^>]*>/g, '')),
  ).toEqual(['Shop', 'Sales', 'Why']);
  expect(markup.match(/href="[^"]*overlap"/g)).toEqual(['href="/Buoy/overlap"', 'href="/Anchor/overlap"']);
  expect(markup).toMatch(/<figcaption.*Overlap: <a [^>]*href="\/Anchor\/overlap"/);
});

test('a compact table keeps its columns on a phone, where others become cards', () => {
  const rows = [
    row('Anchor', shown('Anchor')),
    { ...row('Buoy', shown('Buoy')), cells: [shown('Buoy'), null, ''] },
  ];
  expect(draw(rows)).toContain('class="data-table data-cards"');
  expect(draw(rows, true)).toContain('class="data-table compact-table"');
});

test('a long link may break, as a long text may', () => {
  const link = (text: string) => ({ text, href: 'https://source.example/' });
  const cellOf = (text: string) =>
    /<td[^>]*>(?=<a[^>]*source\.example)/.exec(draw([row('Anchor', link(text))]))![0];
  expect(cellOf('Short source')).toContain('whitespace-nowrap');
  expect(cellOf('A source whose name is far too long for one line')).not.toContain('whitespace-nowrap');
});
