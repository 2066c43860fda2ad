import { shownFigure } from './sample-figures.ts';
import { overTime } from '../../app/data-pages/exhibit-shapes.ts';
import type { Sheet } from '../../app/data-pages/sheet.ts';

/** For tests: a small data page. */
export function sampleSheet(): Sheet {
  const sizes = [
    shownFigure('market-size', 2024, [1e9, 2e9]),
    shownFigure('market-size', 2025, [2e9, 5e9]),
    shownFigure('market-size', 2026, [2e9, 5e9], { method: 'forecast' }),
  ];
  const size = overTime(
    {
      id: 'size',
      title: 'Market size',
      message: 'The German online market for toys was at $2–5bn in 2025.',
      subtitle: 'Market size, Toys, Germany, 2024–2026, in US dollars',
    },
    [{ name: 'Market size', figures: sizes }],
  )!;
  return {
    key: 'market/de/toys',
    subject: 'market/de/toys',
    title: 'Toys Industry in Germany',
    description: 'Size of the Toys market online in Germany.',
    lead: 'The German online market for toys was worth $2–5bn in 2025.',
    keyFigures: [{ label: 'Market size', figure: sizes[1]! }],
    exhibits: [size],
    scope: { counted: ['Physical goods'], notCounted: ['Services'] },
    related: [],
    trail: [{ label: 'Sample data', to: '/resources/sample-data' }],
    parts: [{ label: 'Overview', to: '/resources/sample-data/market/de/toys' }],
    edition: {
      label: 'Demonstration data set 2025',
      version: 'Demonstration data set 2025 (7)',
      asOf: '2026-10-31',
      nextUpdate: '2027-01-31',
      demonstration: true,
    },
  };
}
