import { createFormat } from './format.ts';

/** No-break spaces keep a number and its unit on one line. */
export const germanFormat = createFormat({
  locale: 'de-DE',
  suffixes: { tn: '\u00a0Bio.', bn: '\u00a0Mrd.', m: '\u00a0Mio.', k: '\u00a0Tsd.' },
  dollar: { before: '', after: '\u00a0$' },
  cent: '\u00a0¢',
  percent: '\u00a0%',
  to: ' bis ',
  missing: 'k.\u00a0A.',
  noAccess: 'Kein Zugriff',
  noAccessByMonth: 'Kein Zugriff',
  forecast: 'Prognose',
});
