import { capitalised, uncapitalised } from '../base/capitalised.ts';
import type { Figure } from '../figures/figure.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { formatFigure, formatRange } from '../figures/format/format.ts';

/** 'grew by 5–10%', 'shrank by 5–10%', 'either shrank by up to 5% or grew by up to 10%': of a change in percent. */
export function changeInWords(change: Figure | undefined): string | null {
  if (!change || change.visibility === 'no-access') return null;
  const { low, high } =
    change.visibility === 'exact' ? { low: change.value, high: change.value } : (change.range ?? {});
  if (low == null && high == null) return null;
  const range = rangeInText(formatFigure(change));
  if (low != null && low >= 0) return `grew by ${range}`;
  if (high != null && high <= 0) {
    const turned = { low: -high, high: low == null ? null : -low };
    return `shrank by ${rangeInText(formatRange(change.metric, turned))}`;
  }
  if (low == null || high == null) return `changed by ${range}`;
  if (-low === high) return `changed by up to ${high}% either way`;
  return `either shrank by up to ${-low}% or grew by up to ${high}%`;
}

/** Its range holds gains and losses. */
export const isEitherWay = (change: string) => /^(either|changed) /.test(change);

/** 'over 95%' for '> 95%', and what is written in full: for a sentence. */
export const rangeInText = (range: string) =>
  rangeInFull(range).replace(/^> /, 'over ').replace(/^< /, 'under ');

/** '−5% to +5%' for '−5 to 5%', and '$1,000–2,200' for '$1–2.2k': outside charts and tables, each end stands alone. */
export const rangeInFull = (range: string) =>
  range
    .replace(/^(−[\d.]+) to (\S+)%$/, (_, low, high) => `${low}% to ${Number(high) > 0 ? '+' : ''}${high}%`)
    .replace(/^\$\d(\.\d+)?(–[\d.]+)?k$/, (dollars) => dollars.slice(0, -1).replaceAll(/[\d.]+/g, inDigits));

const inDigits = (thousands: string) => Math.round(Number(thousands) * 1000).toLocaleString('en-US');

/** Markets shrink, spending falls. */
export const ofSpending = (change: string) => change.replace('shrank', 'fell');

export const hasGrown = (change: Figure) => changeInWords(change)?.startsWith('grew') ?? false;

/** 'growth of 5–10%', 'a fall of 5–10%', 'a change of between −5% and +5%'. */
export function changeAsNoun(change: Figure | undefined): string | null {
  const words = changeInWords(change);
  return (
    words &&
    words
      .replace(/^either shrank by (.+) or grew by/, 'a fall of $1 or growth of')
      .replace('grew by', 'growth of')
      .replace('shrank by', 'a fall of')
      .replace('changed by', 'a change of')
  );
}

/** 'up 5–10%', 'down 5–10%', or '−5% to +5%' where the direction is not known. */
export function upOrDown(change: Figure | undefined): string | null {
  const words = changeInWords(change);
  if (words && isEitherWay(words)) return seen(change);
  return words && words.replace('grew by', 'up').replace('shrank by', 'down');
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function listInWords(words: readonly string[]): string {
  return conjunction.format(words);
}

/** 'Credit cards and PayPal', 'PayPal and credit cards': a kind of card, or of fleet, is written in the plural. */
export function methodsInText(names: readonly string[], { isStart = true } = {}): string[] {
  return names.map((name, at) => {
    const kind = kindInPlural(name);
    return kind && (at > 0 || !isStart) ? uncapitalised(kind) : (kind ?? name);
  });
}

/** Null for the name of one provider. */
function kindInPlural(name: string | undefined): string | null {
  if (name === 'Own delivery fleet') return 'Shops’ own fleets';
  return name?.endsWith(' card') ? `${name}s` : null;
}

/** 'Credit cards are', 'PayPal is', 'Klarna and PayPal are'. */
export const isOrAre = (names: readonly string[]) =>
  names.length > 1 || kindInPlural(names[0]) ? 'are' : 'is';

export function paragraph(...sentences: readonly (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

export function spanOf(series: readonly Figure[]): string {
  const [first, last] = [series[0]?.period, series.at(-1)?.period];
  return first === last ? (first ?? '') : `${first}–${last}`;
}

/** For a sentence; null for a figure that is missing or locked. */
export function seen(figure: Figure | undefined): string | null {
  if (!figure || figure.visibility === 'no-access') return null;
  const known = figure.visibility === 'exact' ? figure.value : figure.range;
  return known === null ? null : rangeInText(formatFigure(figure));
}

/**
 * 'rose from 5–10% in 2018 to a peak of 20–25% in 2021, then fell to 10–15% by 2025', 'has stayed in the 5–10% range since
 * 2018'.
 */
export function pathInWords(
  series: readonly Figure[],
  { plural = false }: { plural?: boolean } = {},
): string | null {
  const [was, has] = plural ? ['were', 'have'] : ['was', 'has'];
  const told = series.filter((figure) => seen(figure) !== null);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [seen(first), seen(last)!];
  if (first === last) return `${was} ${to} in ${last.period}`;
  const isRange = last.visibility === 'range' && !/^(over|under) /.test(to);
  if (told.every((figure) => seen(figure) === to))
    return `${has} stayed ${isRange ? `in the ${to} range` : `at ${to}`} since ${first.period}`;
  const detour = detourOf(told);
  const after = detour ? `, after ${detour.words}` : '';
  if (from === to)
    return `${was} ${isRange ? `in the ${to} range` : to} in ${last.period}, as in ${first.period}${after}`;
  const direction = directionOf(first, last);
  // Where the ranges overlap, it may have stayed where it was.
  if (direction === 'moved') return `${was} ${from} in ${first.period} and ${to} in ${last.period}${after}`;
  // It did not rise after its peak, nor fall after its low.
  if (detour?.isKnown && detour.way === direction) {
    const arrived = told.at(told.findLastIndex((figure) => seen(figure) !== to) + 1)!;
    const end =
      arrived === last
        ? `${detour.back} to ${to} by ${last.period}`
        : `${detour.back} to ${to}, where ${plural ? 'they have' : 'it has'} been since ${arrived.period}`;
    const { plateau } = detour;
    return plateau
      ? `${direction} from ${from} in ${first.period} to ${plateau.at} in ${plateau.from}, stayed there until ${plateau.to}, then ${end}`
      : `${direction} from ${from} in ${first.period} to ${detour.words}, then ${end}`;
  }
  return `${direction} from ${from} in ${first.period} to ${to} in ${last.period}${after}`;
}

/** 'a peak of 20–25%' or 'a low of 5–10%', where a year in between lies surely, and visibly, beyond both ends. */
function detourOf(told: readonly Figure[]) {
  const ends = [told[0]!, told.at(-1)!];
  for (const { way, back, extreme, beyond } of detours) {
    const isBeyond = (one: Figure) =>
      ends.every((end) => directionOf(end, one) === way && seen(end) !== seen(one));
    const found = told.filter(isBeyond);
    // Of several ranges, the outermost is known only where it overlaps no other.
    const outermost = found.find((one) =>
      found.every((other) => seen(other) === seen(one) || directionOf(other, one) === way),
    );
    if (outermost) {
      const at = seen(outermost)!;
      const years = yearsOf(told, (one) => seen(one) === at);
      const [from, to] = [years?.[0]!.period, years?.at(-1)!.period];
      // Three years are no peak.
      if (years && years.length > 2)
        return {
          way,
          back,
          isKnown: true,
          plateau: { at, from, to },
          words: `staying at ${at} from ${from} to ${to}`,
        };
      const when = years ? ` in ${from === to ? from : `${from} and ${to}`}` : '';
      return { way, back, isKnown: true, words: `a ${extreme} of ${at}${when}` };
    }
    if (found.length > 0) return { way, back, isKnown: false, words: `being ${beyond} in between` };
  }
  return null;
}

/** Null where it came and went. */
function yearsOf(series: readonly Figure[], isThen: (one: Figure) => boolean): readonly Figure[] | null {
  const years = series.slice(series.findIndex(isThen), series.findLastIndex(isThen) + 1);
  return years.every(isThen) ? years : null;
}

const detours = [
  { way: 'rose', back: 'fell', extreme: 'peak', beyond: 'higher' },
  { way: 'fell', back: 'rose', extreme: 'low', beyond: 'lower' },
] as const;

/** 'The discount rate rose from 5–10% in 2018 to 10–15% in 2025; the other measures were each in the same range in 2025 as in 2018.' */
export function movesInWords(lines: readonly Measured[]): string | null {
  const filled = lines.filter(({ figures }) => figures.length > 0);
  const told = filled.flatMap(({ name, figures }) => {
    const known = figures.filter((figure) => seen(figure) !== null);
    return known.length > 0 ? [{ name, figures: known }] : [];
  });
  if (told.length === 0) return null;
  const kept = told.filter(({ figures }) => seen(figures[0]) === seen(figures.at(-1)));
  const moves = changesInWords(told.filter((line) => !kept.includes(line)));
  if (kept.length === 0) return `${capitalised(moves.join('; '))}.`;
  const names = listInWords(kept.map(({ name }) => measureInText(name)));
  const areOthers = moves.length > 0 && kept.length > 1 && told.length === filled.length;
  const stayed = `${areOthers ? 'the other measures' : names} ${keptInWords(kept)}`;
  return `${capitalised([...moves, stayed].join('; '))}.`;
}

type Measured = { name: string; figures: readonly Figure[] };

/** Two or more that rose, or fell, over the same years share one clause, which names the years once. */
function changesInWords(moved: readonly Measured[]): string[] {
  const byWay = Map.groupBy(moved, ({ figures }) => {
    const [first, last] = [figures[0]!, figures.at(-1)!];
    const isStraight = detourOf(figures) === null;
    return `${isStraight ? directionOf(first, last) : 'moved'} ${first.period} ${last.period}`;
  });
  return [...byWay].flatMap(([way, lines]) => {
    const [direction, from, to] = way.split(' ');
    if (lines.length === 1 || direction === 'moved')
      return lines.map(
        ({ name, figures }) => `${measureInText(name)} ${pathInWords(figures, { plural: isPlural(name) })}`,
      );
    return [`between ${from} and ${to}, ${movedTogether(lines, direction!)}`];
  });
}

/** 'visits rose from 2–5bn to 5–10bn and orders from …'; from three measures on, the ranges are left to the chart. */
function movedTogether(lines: readonly Measured[], direction: string): string {
  if (lines.length > 2)
    return `${listInWords(lines.map(({ name }) => measureInText(name)))} all ${direction}`;
  const paths = lines.map(
    ({ name, figures }, at) =>
      `${measureInText(name)} ${at === 0 ? `${direction} ` : ''}from ${seen(figures[0])} to ${seen(figures.at(-1))}`,
  );
  return listInWords(paths);
}

function keptInWords(kept: readonly Measured[]): string {
  const [first, ...more] = kept;
  const several = more.length > 0 || isPlural(first!.name);
  const since = first!.figures[0]!.period;
  const neverLeft = kept.every(({ figures }) => new Set(figures.map(seen)).size === 1);
  if (!neverLeft) {
    const [span, ...otherSpans] = new Set(
      kept.map(({ figures }) => `${figures.at(-1)!.period} as in ${figures[0]!.period}`),
    );
    const were = more.length > 0 ? 'were each' : several ? 'were' : 'was';
    return `${were} in the same range ${otherSpans.length > 0 ? 'at the end as at the start' : `in ${span}`}`;
  }
  const have = several ? 'have' : 'has';
  const [range, ...others] = new Set(kept.map(({ figures }) => seen(figures[0])!));
  return others.length > 0
    ? `${have} each stayed in the same range since ${since}`
    : `${have} ${more.length > 0 ? 'each ' : ''}stayed at ${range} since ${since}`;
}

/** 'the conversion rate', 'the share of visits reaching checkout', but 'visits' and 'cart abandonment'. */
function measureInText(name: string): string {
  const text = uncapitalised(name);
  if (isShareOfVisits(name)) return `the share of ${text}`;
  return /(rate|value)$/.test(text) ? `the ${text}` : text;
}

/** 'Visits', 'Items per order'. */
const isPlural = (name: string) => /^\w+s\b/.test(name) && !isShareOfVisits(name);

const isShareOfVisits = (name: string) => name.startsWith('Visits reaching ');

/** Ranges that overlap do not tell which is higher. */
export function directionOf(first: Figure, last: Figure): 'rose' | 'fell' | 'moved' {
  const [before, after] = [extentOf(first), extentOf(last)];
  if (before?.high != null && after?.low != null && after.low >= before.high) return 'rose';
  if (before?.low != null && after?.high != null && after.high <= before.low) return 'fell';
  return 'moved';
}

/** 'returned to growth', 'kept growing', 'went into reverse', 'kept shrinking': of two yearly changes whose signs are known. */
export function turnInWords(before: Figure | undefined, now: Figure | undefined): string | null {
  const [then, sign] = [signOf(before), signOf(now)];
  if (sign === null || then === null) return null;
  if (sign > 0) return then > 0 ? 'kept growing' : 'returned to growth';
  return then > 0 ? 'went into reverse' : 'kept shrinking';
}

/** Null where a range holds both gains and losses. */
function signOf(change: Figure | undefined): 1 | -1 | null {
  const extent = change ? extentOf(change) : null;
  if (extent?.low != null && extent.low >= 0) return 1;
  return extent?.high != null && extent.high <= 0 ? -1 : null;
}

/** Replaces a sentence whose numbers are locked. */
export const lockedMessage = (title: string) => `The figures for “${title}” come with selected plans.`;

/** Of years or places: 'the growth figures for Spain and Chile come with selected plans'. */
export const lockedGrowth = (names: string, count: number) =>
  `the growth ${count > 1 ? `figures for ${names} come` : `figure for ${names} comes`} with selected plans`;

/** For 'at least', so rounded down: 'one and a half times', 'twice', 'five times', 'twenty times'. Null below one and a half. */
export function timesInWords(quotient: number): string | null {
  // Dividing may leave a hair less than the whole number.
  const times = Math.floor(quotient * 2 + 1e-9) / 2;
  if (times < 1.5) return null;
  if (times < 3) return { 1.5: 'one and a half times', 2: 'twice', 2.5: 'two and a half times' }[times]!;
  if (times >= 100) return 'a hundred times';
  return `${times >= 13 ? tens[Math.floor(times / 10)] : countInWords(Math.floor(times))} times`;
}

/** 'none', 'one' … 'twelve', and digits from there on. */
export function countInWords(count: number): string {
  return smallCounts[count] ?? String(count);
}

const tens = 'none ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const smallCounts = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What the blocks of a chart by year stand for. */
export function blocksInWords(series: readonly Figure[]): string {
  return series.some(({ method }) => method === 'forecast')
    ? 'Exact values lie within the blocks; a forecast block should contain the outcome at least four times in five.'
    : 'Exact values lie within the blocks.';
}
