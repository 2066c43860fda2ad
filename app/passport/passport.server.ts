import { href } from 'react-router';
import { periodInWords } from '../base/dates.ts';
import { drawChart } from '../charts/draw-chart.server.tsx';
import { shownSteps, stepsOf } from '../charts/steps.ts';
import { sourceLine } from '../figures/citation.ts';
import { figureSet } from '../figures/figure-set.ts';
import { derivationOf } from '../figures/derivation.ts';
import { edgesOf, extentOf, markOf, tickOf } from '../figures/figure-marks.ts';
import type { Figure } from '../figures/figure.ts';
import { englishFormat } from '../figures/format/format.ts';
import { presentFigure } from '../figures/format/shown-value.ts';
import { metricOf } from '../figures/metric.ts';
import { errorReportPath, sampleDataTrail } from '../figures/sheet-address.ts';
import { equationsOf, wantedForEquations } from './equation.ts';
import type { FoundFigure } from './find-figure.server.ts';
import type { PassportCard, PassportFact, PassportView, RangeLadder } from './passport-view.ts';
import { passportOf, unlockedBy, type PassportText } from './passport.ts';

export function passportCard(found: FoundFigure): PassportCard {
  const text = passportOf(found.figure, () => found.part);
  const { title, scope, period, definition, method, confidence } = text;
  const figure = presentFigure(found.figure);
  const shown = shownFact(found, text);
  return {
    title,
    value: figure.text,
    state: figure.state,
    scope,
    period,
    definition,
    grade: found.figure.confidence,
    ladder: rangeLadder(found.figure),
    facts: [
      { label: 'Method', text: method },
      { label: 'Confidence', text: confidence, grade: found.figure.confidence },
      ...sourceFacts(text),
      { label: 'As of', text: `${text.asOf}, next update ${text.nextUpdate}` },
      ...(shown ? [shown] : []),
    ],
    page: figure.passport,
    report: errorReportPath(figure.passport),
  };
}

export async function presentPassport(found: FoundFigure): Promise<PassportView> {
  const { figure, part, page, load } = found;
  const { metric, dimension } = figure;
  const text = passportOf(figure, () => part);
  const wanted = wantedForEquations(figure);
  const [sameMeasure, factors] = await Promise.all([
    load({ metrics: [metric], dimension }),
    wanted ? load(wanted) : [],
  ]);
  return {
    ...passportCard(found),
    name: text.name,
    url: figure.passportUrl,
    trail: [...sampleDataTrail, page],
    facts: [
      {
        label: 'Definition',
        text: text.definition,
        link: { label: 'In the glossary', to: href('/glossary/:slug', { slug: metricOf(metric).term }) },
      },
      { label: 'Scope', text: text.scope },
      { label: 'Period', text: text.period },
      { label: 'Unit', text: text.unit },
      { label: 'Method', text: text.method, link: { label: 'Methodology', to: href('/our-data') } },
      { label: 'Confidence', text: text.confidence, grade: figure.confidence },
      ...sourceFacts(text),
      { label: 'As of', text: text.asOf },
      { label: 'Next update', text: text.nextUpdate },
      { label: 'Data set', text: text.version },
    ],
    shown: shownFact(found, text),
    citation: text.citation,
    overTime: seriesView(figureSet(sameMeasure).series(metric, dimension), text),
    equations: equationsOf(figure, figureSet(factors)).map((terms) =>
      terms.map(({ sign, words, figure: value }) => ({ sign, words, value: presentFigure(value) })),
    ),
  };
}

/** The steps of its range and a few around it. */
export function rangeLadder(figure: Figure): RangeLadder | null {
  if (figure.visibility !== 'range' || !figure.range || derivationOf(figure.metric)) return null;
  const edges = edgesOf(figure);
  const shown = shownSteps([markOf(figure, '')], edges, 7);
  const { from, to } = stepsOf(figure.range, edges);
  const tick = tickOf(figure);
  const labelled = (...places: readonly number[]) =>
    places.flatMap((place) => {
      const edge = edges[place - 1];
      return edge === undefined ? [] : [{ at: place - shown.from, text: tick(edge) }];
    });
  return {
    steps: shown.to - shown.from,
    from: from - shown.from,
    to: to - shown.from,
    edges: labelled(from, to),
    ends: [
      ...(from - shown.from >= roomForEnd ? labelled(shown.from) : []),
      ...(shown.to - to >= roomForEnd ? labelled(shown.to) : []),
    ],
  };
}

/** In steps: two labels side by side on a phone. */
const roomForEnd = 3;

function sourceFacts({ source }: PassportText): PassportFact[] {
  if (!source) return [];
  return [{ label: 'Source', text: source.name, link: { label: 'Open the source', to: source.url } }];
}

function shownFact({ kind, figure }: FoundFigure, { shownAs }: PassportText): PassportFact | null {
  if (shownAs === null) return null;
  const label = figure.visibility === 'range' ? 'Range' : 'Locked';
  const text = [shownAs, unlockedBy(kind, figure)].filter(Boolean).join(' ');
  return { label, text, link: { label: 'Compare plans', to: href('/pricing') } };
}

function seriesView(figures: readonly Figure[], { title, scope }: PassportText): PassportView['overTime'] {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || first === last || !figures.some(extentOf)) return null;
  const subtitle = `${title}, ${scope}, ${periodInWords(first.period)} to ${periodInWords(last.period)}`;
  const chart = {
    kind: 'series' as const,
    lines: [{ name: title, marks: figures.map((figure) => markOf(figure, periodInWords(figure.period))) }],
    tick: tickOf(first),
    outlook: englishFormat.forecast,
  };
  return {
    measure: title,
    subtitle,
    drawing: drawChart(chart, `${title} ${subtitle}`),
    periodName: first.period.includes('-') ? 'Month' : 'Year',
    rows: figures.map((figure) => ({ period: periodInWords(figure.period), value: presentFigure(figure) })),
    source: sourceLine(figures),
  };
}
