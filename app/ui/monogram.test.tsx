import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Monogram } from './monogram.tsx';

const tile = (name: string) => renderToStaticMarkup(<Monogram name={name} />);

test.each([
  ['zalando', 'Z'],
  ['“1-800-Flowers”', '1'],
  ['Ørsted', 'Ø'],
])('the tile of %s shows %s', (name, letter) => {
  expect(tile(name)).toContain(`>${letter}</span>`);
});

test('a name keeps its colour, and other names have others', () => {
  const colours = ['Amazon', 'Otto', 'Tesco', 'Zalando', 'Zara'].map(
    (name) => /--color-data-[1-8]\)/.exec(tile(name))![0],
  );
  expect(tile('Otto')).toBe(tile('Otto'));
  expect(new Set(colours).size).toBeGreaterThan(2);
});
