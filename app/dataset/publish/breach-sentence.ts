import type { Audited, Breach } from '../../figures/disclosure/audit.ts';
import type { Relation } from '../../figures/disclosure/relation.ts';
import { formatRange, formatValue } from '../../figures/format/format.ts';
import { metricOf } from '../../figures/metric.ts';

/** What can be known, and the chain of figures that tells it. */
export function breachSentence(
  { figures, shown }: Pick<Audited, 'figures' | 'shown'>,
  { at, bounds }: Breach,
  chain: readonly Relation[],
  nameOf: (at: number) => string,
): string {
  const nameIn = (one: number) => {
    const { metric, period, dimension } = figures[one]!;
    const of = nameOf(one) === nameOf(at) ? '' : ` of ${nameOf(one)}`;
    return [metricOf(metric).label, dimension, period].filter(Boolean).join(' ') + of;
  };
  const seen = (one: number) => {
    const { metric } = figures[one]!;
    const how = shown[one]!;
    if (how.visibility === 'no-access') return 'not shown';
    return how.visibility === 'exact' ? formatValue(metric, how.value) : formatRange(metric, how.range);
  };
  const links = chain.map(({ says, members }) => {
    const named = members.slice(0, mostNamed).map((one) => `${nameIn(one)}: ${seen(one)}`);
    return `${says} (${named.join('; ')}${members.length > mostNamed ? '; …' : ''})`;
  });
  const { metric, value } = figures[at]!;
  return `${nameIn(at)} of ${nameOf(at)} is ${seen(at) === 'not shown' ? '' : 'shown as '}${seen(at)}, but is known to lie between ${precise(bounds.low)} and ${precise(bounds.high)}${links.length > 0 ? ` by ${links.join(', then ')}` : ''}.${value === null ? '' : ` It is ${formatValue(metric, value)}.`}`;
}

const mostNamed = 4;

function precise(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 5 });
}
