import { capitalised, uncapitalised } from '../base/capitalised.ts';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords } from '../data-pages/leaders.ts';
import {
  countInWords,
  isOrAre,
  lockedMessage,
  methodsInText,
  pathInWords,
  seen,
} from '../data-pages/sentence.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { Figure } from '../figures/figure.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { Measure } from '../subjects/measure.ts';

/** 'in Germany', 'for toys', 'at Zalando': what stands before the names of what is compared. */
export type Preposition = 'in' | 'for' | 'at';

/** Of one place, categories may be compared instead. */
export const comparedAfter: Readonly<Record<Preposition, string>> = {
  in: 'markets',
  for: 'markets',
  at: 'retailers',
};

/**
 * Who is ahead in one period, as far as the ranges tell: 'Of the three markets compared, China had the highest online
 * share of retail in 2025, at 25–30%.' The labels of the parts are names as in a sentence.
 */
export function leadersHeadline(
  measure: Measure,
  parts: readonly Compared[],
  preposition: Preposition,
  compared = comparedAfter[preposition],
): string {
  const known = parts.filter(({ figure }) => extentOf(figure) !== null);
  const found = largest(known);
  const first = known[0]?.figure;
  if (!found || !first) return lockedMessage(measure.label);
  const leaders =
    measure.metric === 'market-cagr' && found.text ? { ...found, text: `${found.text} a year` } : found;
  const verb = verbOf(measure, first);
  const labels = leaders.parts.map(({ label }) => label);
  const [when, names] = [whenOf(first), namesInWords(labels)];
  const isLinked = linkOf(measure, preposition) !== preposition;
  if (known.length === 1) return `${subjectFor(measure, names, preposition)} ${verb} ${leaders.text}${when}.`;
  if (leaders.parts.length === known.length) {
    return leaders.text
      ? `${subjectOf(measure)} ${verb} ${leaders.text} ${isLinked && measure.link !== 'of' ? 'for' : preposition} ${names}${when}.`
      : `${measure.label}: the ranges overlap, so there is no clear leader${when}.`;
  }
  const ahead = leaders.text ? names : eitherInWords(labels);
  const [among, rank] = [amongInWords(known.length, compared), rankOf(measure, known.length)];
  const name = nameOf(measure);
  const isOne = leaders.parts.length === 1 || !leaders.text;
  const isHad = isLinked || (among !== '' && preposition !== 'for');
  const most = isHad
    ? `${ahead} ${hadOf(measure, first, isOne)} the ${rank} ${name}`
    : `${withArticle(measure)} ${verb} ${rank} ${preposition} ${ahead}`;
  const range = leaders.text ? `, at ${each(leaders)}` : ' (their ranges overlap)';
  return `${capitalised(among + most)}${when}${range}.`;
}

/** The first of those sorted, and how many more share the range of the last shown. Those ahead of a tie suffice. */
export function leadersShown<One extends { figure: Figure }>(sorted: readonly One[], most = 3) {
  const first = sorted.slice(0, most);
  const isLevel = ({ figure }: One) =>
    extentOf(figure) !== null && formatFigure(figure) === formatFigure(first.at(-1)!.figure);
  const tied = sorted.slice(most).filter(isLevel).length;
  const ahead = first.filter((one) => !isLevel(one));
  return tied > 0 && ahead.length > 0 ? { leaders: ahead, tied: 0 } : { leaders: first, tied };
}

/** 'Online share of retail in Germany', 'Number of visits to Zalando'. */
export function labelFor(measure: Measure, names: string, preposition: Preposition): string {
  return `${measure.label} ${linkOf(measure, preposition)} ${names}`;
}

/** 'The online share of retail in Germany', as a sentence begins. */
const subjectFor = (measure: Measure, names: string, preposition: Preposition) =>
  `${subjectOf(measure)} ${linkOf(measure, preposition)} ${names}`;

const subjectOf = (measure: Measure) => capitalised(withArticle(measure));

const linkOf = ({ link }: Measure, preposition: Preposition) =>
  preposition === 'for' ? preposition : (link ?? preposition);

/** Of a few, the highest need not be the highest of all, so it says among how many. */
function amongInWords(count: number, compared: string): string {
  const number = countInWords(count);
  return number === String(count) ? '' : `Of the ${number} ${compared} compared, `;
}

function rankOf({ superlative }: Measure, count: number): string {
  if (count > 2) return superlative ?? 'highest';
  return superlative ? 'larger' : 'higher';
}

function nameOf({ label }: Measure): string {
  return label.startsWith('Herfindahl') ? label : uncapitalised(label);
}

const withArticle = (measure: Measure) =>
  needsArticle(measure) ? `the ${nameOf(measure)}` : nameOf(measure);

const needsArticle = (measure: Measure) =>
  !measure.plural &&
  /^(online share|number|share) |(rate|share|size|value|index|population)\b/i.test(nameOf(measure));

/** How one series moved: 'Online share in Germany rose from 10–15% in 2018 to 15–20% in 2025.' */
export function pathHeadline(
  measure: Measure,
  series: readonly Figure[],
  name: string,
  preposition: Preposition,
): string {
  const subject = subjectFor(measure, name, preposition);
  const history = series.filter(({ method }) => method !== 'forecast');
  const path = pathInWords(history, measure);
  if (path) return `${subject} ${path}.`;
  const last = series.findLast((figure) => seen(figure) !== null);
  return last
    ? `${subject} ${verbOf(measure, last)} ${seen(last)}${whenOf(last)}.`
    : lockedMessage(measure.label);
}

/** Which part of a split is the largest: 'Fashion has the largest share in Germany, at 20–25%.' */
export function partsHeadline(
  measure: Measure,
  parts: readonly Compared[],
  { inText, preposition }: { inText: string; preposition: Preposition },
): string {
  const leaders = largest(parts);
  if (!leaders) return lockedMessage(measure.label);
  const isAll = leaders.parts.length === parts.length && parts.length > 1;
  if (leaders.parts.length > mostNamed || isAll)
    return `${measure.label} ${preposition} ${inText}: no clear leader.`;
  const labels = leaders.parts.map(({ label }) => label);
  const names = capitalised(namesInWords(methodsInText(labels)));
  const has = isOrAre(labels) === 'are' ? 'have' : 'has';
  const share = labels.length > 1 ? 'shares' : 'share';
  const at = leaders.text ? `, at ${each(leaders)}` : '';
  return `${names} ${has} the largest ${share} ${preposition} ${inText}${at}.`;
}

/** 'November is the strongest month in Germany, at 120–130 against an average of 100.' */
export function peakHeadline(
  measure: Measure,
  months: readonly Compared[],
  { inText, preposition }: { inText: string; preposition: Preposition },
): string {
  const leaders = largest(months);
  if (!leaders) return lockedMessage(measure.label);
  if (leaders.parts.length > mostNamed) return `No month stands out ${preposition} ${inText}.`;
  const names = namesInWords(leaders.parts.map(({ label }) => label));
  const [are, month] = leaders.parts.length > 1 ? ['are', 'months'] : ['is', 'month'];
  const at = leaders.text ? `, at ${each(leaders)} against an average of 100` : '';
  return `${names} ${are} the strongest ${month} ${preposition} ${inText}${at}.`;
}

const mostNamed = 3;

const isForecast = ({ method }: Figure) => method === 'forecast';

function verbOf({ metric, plural }: Measure, figure: Figure): string {
  const [is, was] = plural ? ['are', 'were'] : ['is', 'was'];
  if (!isForecast(figure)) return was;
  return metric === 'market-cagr' ? is : `${is} expected to be`;
}

function hadOf({ metric }: Measure, figure: Figure, isOne: boolean): string {
  if (!isForecast(figure)) return 'had';
  if (metric === 'market-cagr') return isOne ? 'has' : 'have';
  return `${isOne ? 'is' : 'are'} expected to have`;
}

/** Growth over five years says its years by itself. */
const whenOf = ({ metric, period }: Figure) => (metric === 'market-cagr' ? '' : ` in ${period}`);
