import { z } from 'zod';
import type { Sheet } from '../data-pages/sheet.ts';
import { partOf } from '../figures/dimension.ts';
import { figureSet } from '../figures/figure-set.ts';
import type { Figure } from '../figures/figure.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { figureAnswer, figureAnswerSchema, notesOn, notesSchema } from './figure-answer.server.ts';

/** What get_market and get_retailer have in common. */
export const subjectSchema = {
  title: z.string(),
  url: z.string(),
  markdownUrl: z.string().describe('The whole page as Markdown.'),
  summary: z.string(),
  figures: z.array(figureAnswerSchema).describe('The newest value of every measure.'),
  outlook: z.array(figureAnswerSchema).describe('Forecasts for the last year that has any.'),
  splits: z
    .array(z.string())
    .describe(
      'Splits that find_figures has for this subject, as measure and split: "device-share by device".',
    ),
  included: z.array(z.string()).describe('What the figures count.'),
  excluded: z.array(z.string()).describe('What the figures leave out.'),
  ...notesSchema,
};

export function subjectAnswer(sheet: Sheet, all: readonly Figure[], data: SheetContext) {
  const url = data.siteUrl + sheetPath(sheet.key);
  const figures = newestOf(all).map((figure) => figureAnswer(figure, data));
  const outlook = outlookOf(all).map((figure) => figureAnswer(figure, data));
  return {
    title: sheet.title,
    url,
    markdownUrl: `${url}.md`,
    summary: sheet.lead,
    figures,
    outlook,
    splits: splitsOf(all),
    included: [...sheet.scope.counted],
    excluded: [...sheet.scope.notCounted],
    ...notesOn([...figures, ...outlook], data),
  };
}

/** One figure a measure keeps an answer within a model's context. */
export function newestOf(all: readonly Figure[]): Figure[] {
  const set = figureSet(all);
  const measures = [...new Set(all.map(({ metric }) => metric))];
  return measures.flatMap((metric) => set.one(metric) ?? []);
}

function outlookOf(all: readonly Figure[]): Figure[] {
  const forecasts = all.filter(({ method, dimension }) => method === 'forecast' && dimension === '');
  const last = forecasts
    .map(({ period }) => period)
    .toSorted()
    .at(-1);
  return forecasts.filter(({ period }) => period === last);
}

function splitsOf(all: readonly Figure[]): string[] {
  const split = all.filter(({ dimension }) => dimension !== '');
  return [...new Set(split.map(({ metric, dimension }) => `${metric} by ${partOf(dimension).by}`))];
}
