import { uncapitalised } from '../base/capitalised.ts';
import { periodInWords } from '../base/dates.ts';
import type { Published } from '../charts/chart.ts';
import type { Figure } from '../figures/figure.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { OfficialFigure } from '../subjects/market-queries.server.ts';

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 'EUR 85 billion', '13.4%'; 'USD 1.23 trillion' for 1,229,801 million. */
export function amountOf({ value, unit }: OfficialFigure): string {
  if (unit === 'percent') return `${amounts.format(value)}%`;
  if (!isMoney(unit)) return `${amounts.format(value)} ${unit}`;
  const [currency, scale] = unit.split(' ');
  const [amount, inScale] = scale === 'million' ? rescaled(value) : [value, scale];
  return [currency, amounts.format(amount), inScale].filter(Boolean).join(' ');
}

function rescaled(millions: number): [number, string] {
  if (millions >= 1_000_000) return [millions / 1_000_000, 'trillion'];
  return millions >= 10_000 ? [millions / 1_000, 'billion'] : [millions, 'million'];
}

/** '2025', 'December 2019', 'Q3 2025', 'H1 2022'. */
export function officialPeriod({ period }: Pick<OfficialFigure, 'period'>): string {
  const [year, part = ''] = period.split('-');
  return /^[HQ]/.test(part) ? `${part} ${year}` : periodInWords(period);
}

/** Sources name their indicators freely, so unit and wording decide which of our figures is comparable. */
export function ourFigureFor(
  { indicator, unit, period }: OfficialFigure,
  figures: FigureSet,
): Figure | undefined {
  const year = period.slice(0, 4);
  if (unit !== 'percent' && !isMoney(unit)) return figures.one('online-buyers', year);
  if (/per (shopper|buyer)/i.test(indicator)) return figures.one('spend-per-buyer', year);
  if (isMoney(unit)) return period === year ? figures.one('market-size', year) : undefined;
  if (/individuals|buyers|shoppers/i.test(indicator)) return figures.one('buyer-penetration', year);
  if (/smartphone|mobile/i.test(indicator)) return figures.one('device-share', year, 'device:mobile');
  return /share|ratio/i.test(indicator) ? figures.one('online-share', year) : undefined;
}

/** The publisher, without table name, edition or remarks. */
function shortName(name: string): string {
  return name.split(/ \(|;|, | isoc_| \d{4}$/)[0]!;
}

/** What others publish in the unit of our measure, for dots on its band. Money in other currencies has no dot. */
export function publishedOf(
  official: readonly OfficialFigure[],
  figures: FigureSet,
  metric: MetricKey,
): Published[] {
  return comparisonsOf(official, figures)
    .filter(({ ours }) => ours.metric === metric)
    .map(({ row, value }) => ({ label: row.period, value, text: amountOf(row), name: publisherOf(row) }));
}

export const publisherOf = ({ source }: OfficialFigure) =>
  source ? shortName(source.name) : 'Another source';

/** 'the Statistics Office', but 'Eurostat'. */
export function publisherInText(row: OfficialFigure): string {
  const name = publisherOf(row);
  if (!row.source) return uncapitalised(name);
  return /^(?!the ).*\b(Agency|Association|Bureau|Institute|Ministry|Monitor|Office|Report|Survey)\b/i.test(
    name,
  )
    ? `the ${name}`
    : name;
}

export type PublishedComparison = { row: OfficialFigure; value: number; ours: Figure; isInside: boolean };

/** What others publish for the same year and in the unit of ours. */
export function comparisonsOf(
  official: readonly OfficialFigure[],
  figures: FigureSet,
): PublishedComparison[] {
  return official.flatMap((row) => {
    const ours = ourFigureFor(row, figures);
    const value = inOurUnit(row);
    if (!ours || value === null || row.period !== ours.period || extentOf(ours) === null) return [];
    return [{ row, value, ours, isInside: holds(ours, value) }];
  });
}

/** 'The published figure (Destatis) falls within our range.', where all of them do; the table of published figures has them all. */
export function insideInWords(published: readonly Published[], series: readonly Figure[]): string | null {
  const ours = (label: string) => series.find(({ period }) => period === label);
  const compared = published.filter(({ label }) => isOurs(ours(label)));
  const held = compared.filter(({ label, value }) => holds(ours(label)!, value));
  if (compared.length === 0 || held.length < compared.length) return null;
  return compared.length === 1
    ? `The published figure (${compared[0]!.name}) falls within our range.`
    : 'Every published figure we can compare falls within our range.';
}

/** Not taken from a publication, which would be compared with itself. */
export const isOurs = (figure: Figure | undefined) => figure !== undefined && figure.source === null;

function holds(figure: Figure, value: number) {
  const extent = extentOf(figure);
  return extent !== null && (extent.low ?? -Infinity) <= value && value <= (extent.high ?? Infinity);
}

function inOurUnit({ value, unit }: OfficialFigure): number | null {
  if (unit === 'percent') return value;
  const [currency, scale] = unit.split(' ');
  if (currency !== 'USD') return null;
  return value * (scale === 'trillion' ? 1e12 : scale === 'billion' ? 1e9 : scale === 'million' ? 1e6 : 1);
}

const isMoney = (unit: string) => /^[A-Z]{3}\b/.test(unit);
