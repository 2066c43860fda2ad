import edition from '../edition.json' with { type: 'json' };

export const baseYear = edition.baseYear;
export const firstYear = 2018;
export const lastYear = 2030;

/** The years that the model describes, and those that it looks ahead to. */
export const history: readonly number[] = span(firstYear, baseYear);
export const forecast: readonly number[] = span(baseYear + 1, lastYear);
export const years: readonly number[] = [...history, ...forecast];

function span(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
