import { describe, expect, test } from 'vitest';
import { reported, shownFigure } from '../../test/samples/sample-figures.ts';
import { englishWording, germanWording } from './wording.ts';

const modelled = shownFigure('market-size', 2025, [1e9, 2e9]);
const quoted = shownFigure('population', 2024, 83e6, reported);
const dated = { ...quoted, source: { ...quoted.source!, name: 'Survey 2026' } };
const fiscal = { ...quoted.source!, year: 'FY2024 (to Jan 2025)' };
const ofFiscalYear = { ...quoted, source: fiscal };
const named = { ...quoted, source: { ...fiscal, name: 'FY2024 results' } };
const dated24 = { ...quoted, source: { ...quoted.source!, name: 'Survey 2024' } };
const split = { ...quoted, source: { ...quoted.source!, name: 'Survey 2024/25' } };
const next = { ...quoted, source: { ...quoted.source!, year: '2025' } };
const ofNextYear = { ...quoted, source: { ...fiscal, year: 'FY2025 (to Jan 2026)' } };
const namedNext = { ...named, source: { ...named.source, year: 'FY2025 (to Jan 2026)' } };
const elsewhere = { ...modelled, scope: 'Toys, Austria' };
const ahead = shownFigure('market-size', 2026, [1e9, 2e9], { method: 'forecast' });
const filledIn = shownFigure('market-size', 2019, [1e9, 2e9], { method: 'imputed' });

describe('where figures come from', () => {
  test.each([
    [[modelled, quoted], 'Modelled by Marketquay; Annual report (2024). As of 31 October 2026.'],
    [[modelled, ahead, ahead], 'Modelled and forecast by Marketquay. As of 31 October 2026.'],
    [[quoted, quoted], 'Annual report (2024). As of 31 October 2026.'],
    [[dated], 'Survey 2026 (data for 2024). As of 31 October 2026.'],
    [[elsewhere, dated], 'Modelled by Marketquay; Survey 2026 (Germany, 2024). As of 31 October 2026.'],
    [[ofFiscalYear], 'Annual report (FY2024, to Jan 2025). As of 31 October 2026.'],
    [[named], 'FY2024 results (to Jan 2025). As of 31 October 2026.'],
    [[dated24], 'Survey 2024. As of 31 October 2026.'],
    [[split], 'Survey 2024/25 (data for 2024). As of 31 October 2026.'],
    [[quoted, next], 'Annual report (data for 2024 and 2025). As of 31 October 2026.'],
    [
      [ofFiscalYear, ofNextYear],
      'Annual report (data for FY2024, to Jan 2025, and FY2025, to Jan 2026). As of 31 October 2026.',
    ],
    [
      [named, namedNext],
      'FY2024 results (data for FY2024, to Jan 2025, and FY2025, to Jan 2026). As of 31 October 2026.',
    ],
    [[], ''],
  ])('in English', (figures, line) => {
    expect(englishWording.sourceLine(figures)).toBe(line);
  });

  test.each([
    [[modelled, quoted], 'Modelliert von Marketquay; Annual report (2024). Stand: 31. Oktober 2026.'],
    [[filledIn, ahead], 'Ergänzt und prognostiziert von Marketquay. Stand: 31. Oktober 2026.'],
    [[], ''],
  ])('in German', (figures, line) => {
    expect(germanWording.sourceLine(figures).replaceAll('\u00a0', ' ')).toBe(line);
  });
});
