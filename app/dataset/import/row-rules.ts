/** What the cells of one row have to do with each other. */
export type RowRule = {
  /** Where the fault is shown. */
  column: string;
  reads: readonly string[];
  /** A sentence when the rule is broken. Cells come as the rule reads them, null where missing. */
  fault: (...cells: (string | null)[]) => string | null;
};

export function rowRules(file: string): readonly RowRule[] {
  return rules[file] ?? [];
}

const namesSource: RowRule = {
  column: 'source',
  reads: ['method', 'source'],
  fault: (method = null, source = null) =>
    method === 'reported' && source === null ? 'What is reported names its source.' : null,
};

const figureRules: readonly RowRule[] = [
  {
    column: 'high',
    reads: ['low', 'high'],
    fault: (low = null, high = null) =>
      isAbove(low, high) ? `The band ends at ${high}, below its low end ${low}.` : null,
  },
  {
    column: 'value',
    reads: ['value', 'low', 'high'],
    fault: (value = null, low = null, high = null) =>
      isAbove(low, value) || isAbove(value, high)
        ? 'The value lies outside its band from low to high.'
        : null,
  },
  namesSource,
];

const rules: Record<string, readonly RowRule[]> = {
  edition: [
    {
      column: 'baseYear',
      reads: ['baseYear'],
      fault: (baseYear = null) => (isAbove('1990', baseYear) ? 'The base year is before 1990.' : null),
    },
    {
      column: 'nextUpdate',
      reads: ['asOf', 'nextUpdate'],
      fault: (asOf = null, nextUpdate = null) =>
        asOf && nextUpdate && nextUpdate < asOf ? `The next update is before the as-of day ${asOf}.` : null,
    },
  ],
  'market-figures': figureRules,
  'retailer-figures': figureRules,
  providers: [namesSource],
  competitors: [
    {
      column: 'competitor',
      reads: ['retailer', 'competitor'],
      fault: (retailer = null, competitor = null) =>
        retailer === competitor ? 'A retailer does not compete with itself.' : null,
    },
  ],
};

function isAbove(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && Number(a) > Number(b);
}
