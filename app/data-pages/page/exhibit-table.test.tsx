import { expect, test } from 'vitest';
import { staticMarkup } from '../../ui/static-markup.server.tsx';
import { ExhibitTable } from './exhibit-table.tsx';
import type { RowView } from './sheet-view.ts';

const locked = (name: string) => ({
  text: 'No access',
  passport: `/${name}/overlap`,
  state: 'locked' as const,
});
const shown = (name: string) => ({ text: '$2–5bn', passport: `/${name}/sales`, state: 'shown' as const });
const row = (name: string, sales: RowView['cells'][number]): RowView => ({
  label: name,
  cells: [locked(name), sales, `Why ${name}`],
});
const draw = (rows: readonly RowView[], below?: string) =>
  staticMarkup(
    <ExhibitTable
      id="rivals"
      title="Rivals"
      table={{ columns: ['Shop', 'Overlap', 'Sales', 'Why'], rows, below }}
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

test('a column may be shown below the name of each row', () => {
  const markup = draw([row('Anchor', shown('Anchor'))], 'Why');
  expect(markup).toMatch(/<th scope="row"[^>]*>Anchor<span [^>]*>Why Anchor<\/span><\/th>/);
  expect(markup).not.toContain('>Why</th>');
});
