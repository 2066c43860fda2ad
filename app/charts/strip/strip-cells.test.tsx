import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColumnNames, headForm, headHeight } from './strip-cells.tsx';

const columns = ['China', 'India', 'World', 'United Kingdom', 'Germany', 'United States'];

test('names of columns are on one line, on two or upright, and never left out', () => {
  const forms = [700, 500, 260].map((width) => headForm({ columns }, width));
  expect(forms).toEqual(['line', 'wrapped', 'upright']);
  [700, 500, 260].forEach((width, at) => {
    const form = forms[at]!;
    const words = renderToStaticMarkup(
      <ColumnNames columns={columns} months={undefined} form={form} widths={[width]} />,
    ).replaceAll(/<[^>]*>/g, ' ');
    for (const word of columns.flatMap((column) => column.split(' '))) expect(words).toContain(word);
  });
});

test('a higher form of head takes the room that it needs', () => {
  expect(headHeight('line', columns)).toBeLessThan(headHeight('wrapped', columns));
  expect(headHeight('wrapped', columns)).toBeLessThan(headHeight('upright', columns));
});

test('years are left out where there is little room', () => {
  expect(headForm({ columns: ['2018', '2019', '2020'] }, 60)).toBe('some');
});
