import type { ExactFigure, Shown } from '../figure.ts';
import { boundsOf } from '../ladder.ts';
import { createKnowledge, type Knowledge, type Secret } from './knowledge.ts';
import type { Interval, Outside, Relation } from './relation.ts';
import { disclosureRule, isTooClose } from './rule.ts';
import { secretOf } from './show-figures.ts';

/** A masked figure that can be narrowed further than the rule allows. */
export type Breach = { at: number; bounds: Interval };

export type Audited = {
  figures: readonly ExactFigure[];
  shown: readonly Shown[];
  relations: readonly Relation[];
  outside?: readonly Outside[];
  /** What earlier editions showed of figures that are the same as then. */
  earlier?: readonly ({ at: number } & Interval)[];
};

/**
 * Plays the attacker: puts all that is shown together and narrows every figure by every relation until nothing moves any
 * more. For sizes with growth, shares and means this is exact, for these are bounds on quotients of two numbers, and
 * narrowing them is to look for shortest paths; only sums of many parts would a linear program narrow further.
 */
export function auditFigures(audited: Audited): { breaches: Breach[]; knowledge: Knowledge } {
  const { figures, shown, relations, outside = [], earlier = [] } = audited;
  const secrets = figures.map((figure, at) => ({
    ...secretOf(figure),
    shown: rangeShown(figure, shown[at]!),
  }));
  const knowledge = createKnowledge(secrets, relations, { rule: disclosureRule, precision: 1e-3 });
  knowledge.learn(factsIn(audited, (at) => shown[at]!.visibility === 'exact'));
  knowledge.settleAll();
  // What public facts tell must be shown as such, unless the operator hides it: then there is nothing to be done.
  for (const [at, secret] of secrets.entries()) {
    const { visibility } = shown[at]!;
    const isHidden = visibility === 'no-access' && isKnown(secret, knowledge, at);
    secret.isPublic = figures[at]!.value === null || visibility === 'exact' || isHidden;
  }
  // What earlier editions gave away by themselves cannot be taken back by this one.
  knowledge.learn(earlier);
  if (earlier.length > 0)
    for (const [at, secret] of secrets.entries()) secret.isPublic ||= knowledge.isViolated(at);
  knowledge.learn([...factsIn(audited, () => true), ...outside]);
  const breaches = figures.flatMap((_, at) =>
    knowledge.isViolated(at) ? [{ at, bounds: { low: knowledge.low[at]!, high: knowledge.high[at]! } }] : [],
  );
  return { breaches, knowledge };
}

function isKnown(secret: Secret, { low, high }: Knowledge, at: number) {
  return isTooClose(disclosureRule, { ...secret, shown: null }, low[at]!, high[at]!);
}

function rangeShown({ metric }: ExactFigure, shown: Shown): Interval | null {
  return shown.visibility === 'no-access' ? null : boundsOf(metric, shown);
}

function factsIn({ figures, shown }: Audited, isWanted: (at: number) => boolean) {
  return figures.flatMap(({ metric, value }, at) =>
    value !== null && isWanted(at) && shown[at]!.visibility !== 'no-access'
      ? [{ at, ...boundsOf(metric, shown[at]!) }]
      : [],
  );
}

/** The relations without any of which the figure could not be narrowed that far. */
export function explainBreach(audited: Audited, target: number): Relation[] {
  const breaks = (relations: readonly Relation[]) =>
    auditFigures({ ...audited, relations }).breaches.some(({ at }) => at === target);
  let chain = causesOf(audited, target);
  // What matters most stands last, so that it is tried last.
  for (const relation of chain) {
    const without = chain.filter((other) => other !== relation);
    if (breaks(without)) chain = without;
  }
  return chain;
}

/** All relations that a figure was narrowed by, and those that narrowed the others in them; the nearest last. */
function causesOf(audited: Audited, target: number): Relation[] {
  const { cause } = auditFigures(audited).knowledge;
  const found = new Set<number>();
  const seen = new Set([target]);
  for (const at of seen) {
    for (const by of [cause.low[at]!, cause.high[at]!]) {
      if (by < 0) continue;
      found.add(by);
      for (const other of audited.relations[by]!.members) seen.add(other);
    }
  }
  return [...found].map((by) => audited.relations[by]!).toReversed();
}
