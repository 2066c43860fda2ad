import { expect, test } from 'vitest';
import { content } from '../content.server.ts';
import { parseFormula, textsIn, type Formula } from './formula.ts';

/** With `/` for the line of a fraction. */
function written(formula: Formula): string {
  switch (formula.kind) {
    case 'text':
      return formula.text;
    case 'fraction':
      return `{${written(formula.over)} / ${written(formula.under)}}`;
    case 'power':
      return `${written(formula.base)}^{${written(formula.exponent)}}`;
    case 'group':
      return `(${written(formula.inner)})`;
    case 'row':
      return formula.parts.map((part) => (part.kind === 'sign' ? part.sign : written(part))).join(' ');
  }
}

test.each([
  ['Orders ÷ sessions', '{Orders / sessions}'],
  ['1 − orders ÷ sessions with a cart', '1 − {orders / sessions with a cart}'],
  ['Discounts ÷ (sales + discounts)', '{Discounts / sales + discounts}'],
  ['(Last value ÷ first value)^(1 ÷ years) − 1', '({Last value / first value})^{{1 / years}} − 1'],
  [
    'Sales in the month ÷ sales in the average month × 100',
    '{Sales in the month / sales in the average month} × 100',
  ],
  ['Change in quantity (%) ÷ change in price (%)', '{Change in quantity (%) / change in price (%)}'],
  ['Price with VAT = Price without VAT × (1 + rate)', 'Price with VAT = Price without VAT × (1 + rate)'],
  ['Sum of (share in per cent)²', 'Sum of (share in per cent)²'],
])('%s', (text, tree) => {
  expect(parseFormula(text).map(written)).toEqual([tree]);
});

test('alternatives are formulas of their own', () => {
  expect(parseFormula('Quarter × 4, or Month × 12').map(written)).toEqual(['Quarter × 4', 'Month × 12']);
});

test('every formula of the glossary can be set, and loses none of its words', () => {
  const words = (text: string) => text.split(/[^\p{L}\d.]+/u).filter(Boolean);
  for (const { slug, formula } of content.terms) {
    const told = parseFormula(formula ?? '')
      .flatMap(textsIn)
      .flatMap(words);
    expect([slug, ...told]).toEqual([slug, ...words((formula ?? '').replace(', or ', ' '))]);
  }
});
