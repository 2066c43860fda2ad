import { expect, test } from 'vitest';
import { shownFigure } from '../../../test/samples/sample-figures.ts';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import { KeyFigures } from './key-figures.tsx';
import { presentKeyFigures } from './present-sheet.server.ts';

type Seen = Parameters<typeof shownFigure>[2];

function tileOf(value: Seen, change: Seen): string {
  const figure = shownFigure('spend-per-head', 2025, value);
  const keyFigures = [{ label: 'Spending', figure, change: shownFigure('market-growth', 2025, change) }];
  return staticMarkup(<KeyFigures figures={presentKeyFigures({ keyFigures })} />).replaceAll(/<[^>]*>/g, '');
}

test.each([
  [[5, 10], 'Spending, 2025$50–100up 5–10% year on year'],
  [[-20, 15], 'Spending, 2025$50–100−20% to +15% year on year'],
  [{ visibility: 'no-access' }, 'Spending, 2025$50–100Year-on-year growth: paid plans only'],
] satisfies [Seen, string][])('a change of %j is part of a phrase', (change, text) => {
  expect(tileOf([50, 100], change)).toBe(text);
});

test('an amount per head is written in full', () => {
  expect(tileOf([1000, 3200], [5, 10])).toContain('$1,000–3,200');
});
