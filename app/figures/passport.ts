import { brand } from '../brand.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { derivationOf } from './derivation.ts';
import type { Confidence, Figure, Method } from './figure.ts';
import { formatFigure, rangesNote } from './format.ts';
import { ladderOf } from './ladder.ts';
import { metricOf } from './metric.ts';

/** Everything that stands behind a figure, in words. */
export type PassportText = {
  title: string;
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
  /** How its range came about, or what locks it; null for an exact figure. */
  shownAs: string | null;
  citation: Citation;
};

export type Citation = { plain: string; apa: string; bibtex: string };

/** The address is that of the page on which the figure stands. */
export function passportOf(figure: Figure, pageUrl: string): PassportText {
  return {
    title: titleOf(figure),
    value: formatFigure(figure),
    definition: metricOf(figure.metric).definition,
    definitionUrl: figure.definitionUrl,
    scope: figure.scope,
    period: periodInWords(figure.period),
    unit: units[figure.unit],
    method: methods[figure.method],
    confidence: `${figure.confidence}: ${confidences[figure.confidence]}`,
    source: figure.source && { name: `${figure.source.name}, ${figure.source.year}`, url: figure.source.url },
    asOf: dateInWords(figure.asOf),
    nextUpdate: dateInWords(figure.nextUpdate),
    version: figure.version,
    shownAs: shownAs(figure),
    citation: citationOf(figure, pageUrl),
  };
}

/** The value is left out on purpose: a citation names the figure, and the page has the current one. */
export function citationOf(figure: Figure, pageUrl: string): Citation {
  const { product } = brand;
  const year = figure.asOf.slice(0, 4);
  const title = `${titleOf(figure)}: ${figure.scope}, ${periodInWords(figure.period)}`;
  const key =
    `${brand.slug}-${figure.metric}-${figure.dimension}-${figure.scope}-${figure.period}`.toLowerCase();
  const fields = {
    author: `{${product}}`,
    title,
    year,
    note: `${figure.version}, as of ${dateInWords(figure.asOf)}`,
  };
  return {
    plain: `${product} (${year}): ${title}. ${figure.version}, as of ${dateInWords(figure.asOf)}. ${pageUrl}`,
    apa: `${product}. (${year}). ${title} (${figure.version}) [Data set]. ${pageUrl}`,
    bibtex: [
      `@misc{${key.replace(/[^a-z0-9]+/g, '-')},`,
      ...Object.entries(fields).map(
        ([name, text]) => `  ${name} = {${name === 'author' ? text : escapeTex(text)}},`,
      ),
      `  url = {${pageUrl}}`,
      '}',
    ].join('\n'),
  };
}

function shownAs(figure: Figure): string | null {
  if (figure.visibility === 'exact') return null;
  if (figure.visibility === 'no-access') return 'Not shown to visitors: part of our paid plans.';
  const rule = derivationOf(figure.metric)?.rule ?? ladderOf(figure.metric).rule;
  return `${rule} ${rangesNote}`;
}

/** 'Market size', or with the part of a split: 'Category, Toys'. */
function titleOf({ metric, dimension }: Figure) {
  const { label } = metricOf(metric);
  const part = dimension.slice(dimension.indexOf(':') + 1);
  return part === '' ? label : `${label}, ${categoryOf(part)?.name ?? part}`;
}

const units: Readonly<Record<Figure['unit'], string>> = {
  usd: 'US dollars, nominal, calendar year, converted at the yearly average rate',
  count: 'Number',
  percent: 'Percent',
  index: 'Index points',
  ratio: 'Ratio',
  rank: 'Place',
};

const methods: Readonly<Record<Method, string>> = {
  reported: 'Reported: read in the named source and taken over as it stands.',
  observed: 'Observed: measured by us.',
  modelled: 'Modelled: computed by the documented model from public inputs.',
  imputed: 'Imputed: a gap, filled from its neighbours in time and place.',
  forecast: 'Forecast: the range in which we expect 80% of outcomes.',
};

const confidences: Readonly<Record<Confidence, string>> = {
  A: 'high, counted or published by the subject itself.',
  B: 'good, from several sources that agree.',
  C: 'fair, modelled from related figures.',
  D: 'low, an order of magnitude.',
};

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function dateInWords(isoDate: string) {
  return longDate.format(new Date(isoDate));
}

function periodInWords(period: string) {
  return period.includes('-') ? month.format(new Date(`${period}-01`)) : period;
}

function escapeTex(text: string) {
  return text.replace(/[&%$#_{}]/g, String.raw`\$&`);
}
