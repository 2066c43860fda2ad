import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

const rows = ['a', 'b', 'c', 'd'];
const draw = (limits: { first?: number; firstOnPhones?: number }) =>
  renderToStaticMarkup(
    <Table
      caption="Letters"
      columns={[{ key: 'letter', head: 'Letter', cell: (row: string) => `[${row}]` }]}
      rows={rows}
      rowKey={(row) => row}
      {...limits}
    />,
  );

test('a table for phones has all its rows, and a box that shows them', () => {
  const markup = draw({ firstOnPhones: 3 });
  expect(markup.match(/\[\w\]/g)).toEqual(['[a]', '[b]', '[c]', '[d]']);
  expect(markup.indexOf('more-on-phones')).toBeGreaterThan(markup.indexOf('[c]'));
  expect(markup.indexOf('more-on-phones')).toBeLessThan(markup.indexOf('[d]'));
  expect(markup).toContain('Show all 4 rows');
});

test('a short table has no box', () => {
  expect(draw({ firstOnPhones: 4 })).not.toContain('Show all');
  expect(draw({})).not.toContain('more-on-phones');
});

test('one box shows all rows at every width', () => {
  const markup = draw({ first: 2, firstOnPhones: 1 });
  expect(markup.match(/\[\w\]/g)).toHaveLength(4);
  expect(markup.match(/type="checkbox"/g)).toHaveLength(1);
});
