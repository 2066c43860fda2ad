import { derive, isDerived, outward } from '../derivation.ts';
import type { ExactFigure, Shown } from '../figure.ts';
import { boundsOf, ladderOf, rangesAcross } from '../ladder.ts';
import { metricOf, type MetricKey } from '../metric.ts';
import type { VisibilityMap } from '../visibility.ts';
import { createKnowledge, type Knowledge, type Secret } from './knowledge.ts';
import type { Interval, Outside, Relation } from './relation.ts';
import { disclosureRule, isTooClose, protectedAs, publishingRule, type Rule } from './rule.ts';

/** What visitors see of a figure, and the metric for whose sake they see less of it than one step. */
export type Masked = { shown: Shown; protects: MetricKey | null };

export type Figures = {
  figures: readonly ExactFigure[];
  /** Indices of figures that are derived from each other: those of one subject. */
  subjects: readonly (readonly number[])[];
  relations: readonly Relation[];
  outside?: readonly Outside[];
  /** What earlier editions showed of figures that are the same as then. */
  earlier?: readonly ({ at: number } & Interval)[];
  /** A figure that is the same number as another is shown by the same range. */
  sameAs?: (at: number) => number | undefined;
  /** Figures of locked regions are not shown, whatever they are. */
  isLocked?: (at: number) => boolean;
  /** What matters most comes first: it is shown by one step as long as possible. */
  compare: (one: number, other: number) => number;
};

/**
 * Shows one figure after the other. Each is shown by one step of its ladder if nothing can then be worked out that the
 * rule forbids, else by as few steps as are needed, else not at all. So the rule holds by construction.
 */
export function showFigures(
  { figures, subjects, relations, outside = [], earlier = [], sameAs, isLocked, compare }: Figures,
  visibility: VisibilityMap,
): { masked: Masked[]; knowledge: Knowledge } {
  const secrets = figures.map(secretOf);
  const knowledge = createKnowledge(secrets, relations, { rule: publishingRule, precision: 1e-2 });
  const masked = figures.map((figure, at): Masked => ({
    shown: isLocked?.(at) ? noAccess : shownAlone(figure, visibility),
    protects: null,
  }));
  learnPublicFacts(figures, secrets, masked, knowledge);
  knowledge.learn(outside);
  knowledge.learn(earlier);
  // What is known from the start cannot be guarded any more.
  for (const { at, guard = {} } of outside)
    secrets[at]!.guard = {
      low: Math.max(guard.low ?? Infinity, knowledge.low[at]!),
      high: Math.min(guard.high ?? 0, knowledge.high[at]!),
    };

  const showOne = (at: number, ranges: Iterable<Shown>) => {
    let protects: MetricKey | null = null;
    let step: Interval | null = null;
    for (const shown of ranges) {
      const range = boundsOf(figures[at]!.metric, shown);
      step ??= range;
      const refused = knowledge.show(at, range);
      const isWider = range.low < step.low || range.high > step.high;
      if (refused === null) return (masked[at] = { shown, protects: isWider ? protects : null });
      protects ??= figures[refused]!.metric;
    }
    return (masked[at] = { shown: noAccess, protects });
  };
  const isTold = new Set(outside.map(({ at }) => at));
  // What others tell more closely than a step would is shown as closely as they tell it, which gives nothing away.
  function* orAsTold(at: number): Generator<Shown> {
    const [first, ...wider] = stepsOf(figures[at]!);
    yield first!;
    const { metric } = figures[at]!;
    const step = boundsOf(metric, first!);
    const known = { low: knowledge.low[at]!, high: knowledge.high[at]! };
    for (const digits of [2, 3]) {
      const told = outward(metric, known, digits);
      const [low, high] = [Math.max(step.low, told.low ?? 0), Math.min(step.high, told.high ?? Infinity)];
      const secret = { ...secrets[at]!, shown: { low, high } };
      const isNarrower = (low > step.low || high < step.high) && high < Infinity;
      if (
        isNarrower &&
        !isTooClose(disclosureRule, secret, Math.max(low, known.low), Math.min(high, known.high))
      )
        yield { visibility: 'range', range: { low, high } };
    }
    yield* wider;
  }
  const isMasked = (at: number) => masked[at]!.shown.visibility === 'range' && figures[at]!.value !== null;
  const all = figures.map((_, at) => at).filter(isMasked);
  const [derived, own] = [all.filter(isFigureDerived), all.filter((at) => !isFigureDerived(at))];
  function isFigureDerived(at: number) {
    return isDerived(figures[at]!);
  }
  for (const at of own.toSorted(compare)) {
    const same = sameAs?.(at);
    if (same !== undefined) {
      const { shown } = masked[same]!;
      if (shown.visibility === 'range') showOne(at, [shown]);
      else masked[at] = masked[same]!;
      continue;
    }
    showOne(at, isTold.has(at) ? orAsTold(at) : stepsOf(figures[at]!));
  }

  const deriveWith = (digits: number, isWanted: (at: number) => boolean) => {
    for (const subject of subjects) {
      const seen = subject.map((at) => masked[at]!.shown);
      derive(
        subject.map((at) => figures[at]!),
        seen,
        digits,
      );
      for (const [place, at] of subject.entries())
        if (isWanted(at)) masked[at] = { ...masked[at]!, shown: seen[place]! };
    }
  };
  const isRefused = (rule: Rule) => (at: number) => {
    if (!isMasked(at)) return false;
    const shown = boundsOf(figures[at]!.metric, masked[at]!.shown);
    return isTooClose(rule, { ...secrets[at]!, shown }, knowledge.low[at]!, knowledge.high[at]!);
  };
  deriveWith(2, isFigureDerived);
  // What it would be derived from may be missing: then it has a ladder of its own.
  for (const at of derived) {
    const { shown } = masked[at]!;
    if (shown.visibility !== 'range' || shown.range) continue;
    secrets[at]!.isPublic = false;
    showOne(at, stepsOf(figures[at]!));
  }
  const tooRound = new Set(
    [publishingRule, disclosureRule].flatMap((rule) => derived.filter(isRefused(rule))),
  );
  deriveWith(3, (at) => tooRound.has(at));
  // To withhold what anybody can compute would hide nothing.
  for (const at of derived.filter(isRefused(disclosureRule))) {
    const range = outward(figures[at]!.metric, { low: knowledge.low[at]!, high: knowledge.high[at]! }, 3);
    masked[at] = { shown: { visibility: 'range', range }, protects: null };
  }
  for (const at of derived.filter(isRefused(disclosureRule)))
    masked[at] = { shown: noAccess, protects: figures[at]!.metric };
  return { masked, knowledge };
}

const noAccess: Shown = { visibility: 'no-access' };

/** A derived figure only repeats others, so that only these have to be protected. */
export function secretOf({ metric, dimension, value }: ExactFigure): Secret {
  const { least, most } = ladderOf(metric);
  return {
    ...protectedAs(metric, value ?? 0),
    shown: null,
    natural: { low: least, high: most },
    isPublic: value === null || isDerived({ metric, dimension }),
  };
}

/** What public facts alone tell more closely than the rule allows is public as well, and shown as such. */
function learnPublicFacts(
  figures: readonly ExactFigure[],
  secrets: readonly Secret[],
  masked: Masked[],
  knowledge: Knowledge,
) {
  const known = new Set(figures.keys().filter((at) => masked[at]!.shown.visibility === 'exact'));
  const isTold = (at: number) =>
    isTooClose(publishingRule, secrets[at]!, knowledge.low[at]!, knowledge.high[at]!);
  knowledge.settleAll();
  for (const at of known) secrets[at]!.isPublic = true;
  knowledge.learn(
    [...known].flatMap((at) => {
      const { value } = figures[at]!;
      return value === null ? [] : [{ at, low: value, high: value }];
    }),
  );
  // Whatever becomes public may tell more.
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const [at, { value }] of figures.entries()) {
      if (value === null || known.has(at) || !isTold(at)) continue;
      known.add(at);
      secrets[at]!.isPublic = true;
      knowledge.learn([{ at, low: value, high: value }]);
      if (masked[at]!.shown.visibility === 'range')
        masked[at] = { shown: { visibility: 'exact', value }, protects: null };
    }
  }
}

function shownAlone({ metric, method, source, value }: ExactFigure, visibility: VisibilityMap): Shown {
  const isPublished = method === 'reported' && source !== null;
  if (isPublished || visibility[metric] === 'exact') return { visibility: 'exact', value };
  if (visibility[metric] === 'no-access') return noAccess;
  return { visibility: 'range', range: null };
}

/** The band of a forecast may cover several steps from the outset. */
function* stepsOf({ metric, value, low, high }: ExactFigure): Generator<Shown> {
  const from = Math.min(low ?? value!, value!);
  const to = Math.max(high ?? value!, value!);
  const { unit } = metricOf(metric);
  const most = unit === 'usd' || unit === 'count' ? 3 : 6;
  for (const range of rangesAcross(metric, from, to, most)) yield { visibility: 'range', range };
}
