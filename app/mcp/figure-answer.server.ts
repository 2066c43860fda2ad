import { z } from 'zod';
import { partName } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { rangesNote } from '../figures/format/format.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { confidences, passportOf } from '../passport/passport.ts';

export const figureAnswerSchema = z.object({
  measure: z.string(),
  name: z.string().describe('What it is, in words: measure, subject and period.'),
  value: z
    .string()
    .describe('As published, such as "$5–10bn". Quote it as it is; do not use the midpoint of a range.'),
  visibility: z.enum(['exact', 'range', 'no-access']),
  exact: z.number().nullable().describe('Only where the figure is public.'),
  range: z
    .object({ low: z.number().nullable(), high: z.number().nullable() })
    .nullable()
    .describe('From low up to but not including high. Null means no limit at that end.'),
  unit: z.string(),
  period: z.string(),
  part: z.string().describe('The segment of a split, such as "device:mobile"; empty for a total.'),
  method: z.string(),
  confidence: z.string().describe('Grade A (high) to D (a rough guide).'),
  asOf: z.string(),
  passportUrl: z.string().describe('The page about this figure, for links. explain_figure accepts it too.'),
  citation: z.string(),
});

export type FigureAnswer = z.input<typeof figureAnswerSchema>;

export function figureAnswer(figure: Figure, { region }: Pick<SheetContext, 'region'>): FigureAnswer {
  const { name, value, citation } = passportOf(figure, (dimension) =>
    partName(dimension, (geoCode) => region(geoCode).name),
  );
  return {
    measure: figure.metric,
    name,
    value,
    visibility: figure.visibility,
    exact: figure.visibility === 'exact' ? figure.value : null,
    range: figure.visibility === 'range' ? figure.range : null,
    unit: figure.currency ?? figure.unit,
    period: figure.period,
    part: figure.dimension,
    method: figure.method,
    confidence: figure.confidence,
    asOf: figure.asOf,
    passportUrl: figure.passportUrl,
    citation: citation.plain,
  };
}

export const editionSchema = z.object({
  version: z.string(),
  asOf: z.string(),
  nextUpdate: z.string(),
  demonstration: z
    .boolean()
    .describe('True for demonstration data: names and published facts are real, the rest is modelled.'),
});

export function editionOf({ edition }: Pick<SheetContext, 'edition'>) {
  const { version, asOf, nextUpdate, demonstration } = edition;
  return { version, asOf, nextUpdate, demonstration };
}

/** Once per answer rather than once per figure. */
export const notesSchema = {
  grades: z.record(z.string(), z.string()).describe('What the confidence grades of these figures mean.'),
  note: z.string().nullable().describe('A note on ranges, if there are any.'),
  edition: editionSchema,
};

export function notesOn(figures: readonly FigureAnswer[], data: Pick<SheetContext, 'edition'>) {
  const grades = [...new Set(figures.map(({ confidence }) => confidence))].toSorted();
  return {
    grades: Object.fromEntries(
      grades.map((grade) => [grade, confidences[grade as keyof typeof confidences]]),
    ),
    note: figures.some(({ visibility }) => visibility === 'range') ? rangesNote : null,
    edition: editionOf(data),
  };
}
