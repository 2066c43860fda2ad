// @module-tag pages
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import { content } from '../content.server.ts';
import { liveFormula } from './live-formula.server.ts';

let sheets: DemonstrationSheets;
beforeAll(async () => {
  sheets = await openDemonstrationSheets();
}, 240_000);
afterAll(() => sheets.close());

test.each(['checkout-abandonment', 'conversion-rate', 'market-size', 'user-penetration'])(
  '%s shows the measure that is named like the term, of those that the term explains',
  async (slug) => {
    const term = content.terms.find((one) => one.slug === slug)!;
    expect((await liveFormula(sheets.context, term))?.label).toBe(term.title);
  },
);
