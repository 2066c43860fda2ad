import type { ExactFigure, Shown } from '../app/figures/figure.ts';

/** Where an output contains the exact value of a masked figure, and as which text. */
export type Disclosure = { path: string; text: string };

/**
 * Walks an output (objects, numbers, texts such as HTML, SVG or CSV) for numbers that are the secret ones. Digits are
 * compared and nothing else, so that 1234567.8, '1,234,568', '1.23457m' and '1.234.568' all count.
 * Fewer than five digits prove nothing: a test that must be sure takes values with many digits.
 */
export function findDisclosures(output: unknown, secrets: Iterable<number>): Disclosure[] {
  const known = Map.groupBy([...secrets].map(digitsOf), startOf);
  const found: Disclosure[] = [];
  const check = (text: string, path: string) => {
    const digits = digitsIn(text).slice(0, most);
    if (digits.length < fewest) return;
    if (known.get(startOf(digits))?.some((secret) => isRounded(digits, secret))) found.push({ path, text });
  };
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'number' || typeof value === 'string') {
      for (const text of new Set(written.flatMap((form) => String(value).match(form) ?? [])))
        check(text, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(output, '');
  return found;
}

/** The numbers of a subject that no output may hold: what is masked and, given the edition before, how far it moved. */
export function secretsOf(
  figures: readonly ExactFigure[],
  shown: readonly Shown[],
  before: readonly ExactFigure[] = [],
): Set<number> {
  const keyOf = ({ metric, period, dimension }: ExactFigure) => `${metric} ${period} ${dimension}`;
  const earlier = new Map(before.map((figure) => [keyOf(figure), figure.value]));
  const secrets = figures.flatMap((figure, at) => {
    const { value, low, high } = figure;
    if (value === null || shown[at]!.visibility === 'exact') return [];
    const then = earlier.get(keyOf(figure));
    const revision = then ? [value - then, (value / then - 1) * 100] : [];
    return [value, low, high, ...revision].filter((secret) => secret !== null);
  });
  return new Set(secrets);
}

const fewest = 5;
// A number has fifteen digits; one text may round where another does not.
const most = 12;

// Plain, as in JSON and CSV; in groups of three, English and German. Each is looked for on its own, for
// in `25,123,456.7` they overlap.
const written = [
  /\d+(?:\.\d+)?/g,
  /\d{1,3}(?:,\d{3}(?!\d))+(?:\.\d+)?/g,
  /\d{1,3}(?:\.\d{3}(?!\d))+(?:,\d+)?/g,
];

function digitsOf(value: number): string {
  return digitsIn(Math.abs(value).toPrecision(15).replace(/e.*/, ''));
}

/** The digits that count, without separators and the zeros at both ends. */
function digitsIn(text: string): string {
  return text.replace(/[.,]/g, '').replace(/^0+|0+$/g, '');
}

// A rounding that changes the first three digits leaves nothing but zeros behind them, which do not count.
function startOf(digits: string): string {
  return digits.slice(0, 3);
}

/** Whether these digits are the secret's, cut off or rounded. */
function isRounded(digits: string, secret: string): boolean {
  if (digits.length > secret.length) return false;
  const [kept, rest] = [secret.slice(0, digits.length), secret.slice(digits.length)];
  return kept === digits || (rest >= '5' && String(Number(kept) + 1) === digits);
}
