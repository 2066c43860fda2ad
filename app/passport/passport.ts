import { dateInWords, periodInWords } from '../base/dates.ts';
import { cite, sourceInWords, type Citation } from '../figures/citation.ts';
import { derivationOf } from '../figures/derivation.ts';
import type { Confidence, Figure, Method } from '../figures/figure.ts';
import { formatFigure, rangesNote } from '../figures/format/format.ts';
import { ladderOf } from '../figures/ladder.ts';
import { metricOf } from '../figures/metric.ts';
import type { SubjectKind } from './find-figure.server.ts';

export type PassportText = {
  title: string;
  name: string;
  value: string;
  definition: string;
  definitionUrl: string;
  scope: string;
  period: string;
  unit: string;
  method: string;
  confidence: string;
  source: { name: string; url: string } | null;
  asOf: string;
  nextUpdate: string;
  version: string;
  shownAs: string | null;
  citation: Citation;
};

type PartName = (dimension: string) => string;

export function passportOf(figure: Figure, partName: PartName): PassportText {
  const title = titleOf(figure, partName);
  const name = `${title}: ${figure.scope}, ${periodInWords(figure.period)}`;
  return {
    title,
    name,
    value: formatFigure(figure),
    definition: metricOf(figure.metric).definition,
    definitionUrl: figure.definitionUrl,
    scope: figure.scope,
    period: periodInWords(figure.period),
    unit: unitOf(figure),
    method: methods[figure.method],
    confidence: `${figure.confidence}: ${confidences[figure.confidence]}`,
    source: figure.source && {
      name: sourceInWords(figure.source),
      url: figure.source.url,
    },
    asOf: dateInWords(figure.asOf),
    nextUpdate: dateInWords(figure.nextUpdate),
    version: figure.version,
    shownAs: shownAs(figure),
    citation: citationOf(figure, name),
  };
}

function citationOf(figure: Figure, name: string): Citation {
  const { metric, dimension, scope, period, version, asOf, passportUrl } = figure;
  return cite({
    title: name,
    version,
    asOf,
    url: passportUrl,
    key: `${metric}-${dimension}-${scope}-${period}`,
  });
}

function shownAs(figure: Figure): string | null {
  if (figure.visibility === 'exact') return null;
  if (figure.visibility === 'no-access') return `Not shown to visitors${reasonOf(figure)}.`;
  const derivation = derivationOf(figure.metric);
  const isTold = !derivation && !isOnLadder(figure);
  const rule = isTold ? toldRule : (derivation?.rule ?? ladderOf(figure.metric).rule);
  const isWide = !derivation && !isTold && coversSteps(figure) > 1;
  const wide = isWide ? ` This range covers several steps${reasonOf(figure)}.` : '';
  return `${rule}${wide} ${rangesNote}`;
}

const toldRule =
  'This range is narrower than usual because published figures for related markets already limit it.';

function isOnLadder({ metric, range }: Figure & { visibility: 'range' }): boolean {
  const { edges, most } = ladderOf(metric);
  return [range?.low, range?.high].every((end) => end == null || end === most || edges.includes(end));
}

/** Why visitors see less of it than one step. */
function reasonOf({ metric, protects }: Figure): string {
  if (!protects) return '';
  return protects === metric
    ? ' so that other figures do not reveal it'
    : ` so that it does not reveal the ${metricOf(protects).label.toLowerCase()}`;
}

export function unlockedBy(kind: SubjectKind, { visibility, period }: Figure): string | null {
  if (visibility !== 'no-access') return null;
  if (period.includes('-')) return 'Monthly values come with Corporate+.';
  return kind === 'retailer' ? 'Included in every plan.' : 'Included in Corporate and Corporate+.';
}

/** A forecast may cover several steps of its ladder. */
function coversSteps({ metric, range }: Figure & { visibility: 'range' }): number {
  if (!range) return 0;
  const { edges, least, most } = ladderOf(metric);
  const { low, high } = range;
  return edges.filter((edge) => edge > (low ?? least) && edge < (high ?? most)).length + 1;
}

function titleOf({ metric, dimension }: Figure, partName: PartName) {
  const { label } = metricOf(metric);
  return dimension === '' ? label : `${label}, ${partName(dimension)}`;
}

function unitOf({ unit, period }: Figure) {
  if (unit !== 'usd') return units[unit];
  const span = period.includes('-') ? 'month' : 'year';
  return `Nominal US dollars, calendar ${span}, at each year’s average exchange rate`;
}

const units: Readonly<Record<Exclude<Figure['unit'], 'usd'>, string>> = {
  count: 'Number',
  percent: 'Per cent',
  index: 'Index points',
  ratio: 'Ratio',
  rank: 'Rank',
};

const methods: Readonly<Record<Method, string>> = {
  reported: 'Reported: taken unchanged from the source below.',
  observed: 'Observed: measured by us.',
  modelled: 'Modelled: estimated from public inputs by our documented model.',
  imputed: 'Imputed: a gap filled from neighbouring years and places.',
  forecast: 'Forecast: the range in which we expect 80% of outcomes to fall.',
};

export const confidences: Readonly<Record<Confidence, string>> = {
  A: 'high. Counted, or published by the company or a statistical office.',
  B: 'good. Built on published figures.',
  C: 'fair. Modelled from related figures.',
  D: 'low. A rough guide only.',
};
