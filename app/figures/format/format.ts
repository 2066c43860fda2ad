import { createFormat } from './figure-format.ts';

/** Stands wherever ranges are shown, exports included. */
export const rangesNote = 'Displayed as ranges. For exact data, register for one of our paid plans.';

export const englishFormat = createFormat({
  locale: 'en-US',
  suffixes: { tn: 'tn', bn: 'bn', m: 'm', k: 'k' },
  dollar: { before: '$', after: '' },
  percent: '%',
  to: ' to ',
  missing: 'N/A',
  noAccess: 'No access',
  forecast: 'Forecast',
});

export const {
  /** What a visitor may see of a figure, in a few characters. */
  figure: formatFigure,
  /** '$1.2bn', '83.5m', '12.3%', '104'. */
  value: formatValue,
  /** '$1–2bn', '$500m–1bn', '5–10%', '−10 to −5%', '> $10tn', '< 1k'. */
  range: formatRange,
  /** '950', '1.0k', '83.5m', '1.0bn'. */
  count: formatCount,
  /** '12.3%'. */
  percent: formatPercent,
} = englishFormat;
