import { expect, test } from 'vitest';
import { brand } from '../base/brand.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { linkedDataOf } from './linked-data.ts';
import { sampleSheet } from '../../test/samples/sample-sheet.ts';

test('a range is told by its least and its most, and nothing between', () => {
  const [dataset] = linkedDataOf(sampleSheet(), 'https://marketquay.example') as [Record<string, unknown>];
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: 'https://marketquay.example/resources/sample-data/market/de/toys',
    temporalCoverage: '2024/2026',
    variableMeasured: [
      { name: 'Market size, Toys, Germany, 2025', minValue: 2e9, maxValue: 5e9, unitText: 'USD' },
    ],
  });
  expect(JSON.stringify(dataset)).not.toContain('"value"');
});

test('an exact figure has a value, a locked one only a name', () => {
  const keyFigures = [
    { label: 'Population', figure: shownFigure('population', 2025, 83_000_000) },
    { label: 'Sales', figure: shownFigure('monthly-sales', '2025-01', { visibility: 'no-access' }) },
  ];
  const [dataset] = linkedDataOf({ ...sampleSheet(), keyFigures }, 'https://marketquay.example') as [
    { variableMeasured: object[] },
  ];
  expect(dataset.variableMeasured[0]).toMatchObject({ value: 83_000_000 });
  expect(dataset.variableMeasured[1]).not.toHaveProperty('value');
  expect(dataset.variableMeasured[1]).not.toHaveProperty('minValue');
});

test('the way down ends at the page itself', () => {
  const [, breadcrumb] = linkedDataOf(sampleSheet(), 'https://marketquay.example') as [
    object,
    { itemListElement: { name: string; item: string }[] },
  ];
  expect(breadcrumb.itemListElement.map(({ name }) => name)).toEqual([
    brand.product,
    'Sample data',
    'Toys Industry in Germany',
  ]);
});
