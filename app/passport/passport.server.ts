import { pathIn } from '../figures/sheet-address.ts';
import { extentOf, overTime } from '../data-pages/exhibit-shapes.ts';
import type { PassportCard, PassportFact, PassportView } from './passport-view.ts';
import { presentExhibit, presentFigure } from '../data-pages/page/present-sheet.server.ts';
import { paragraph } from '../data-pages/sentence.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { periodInWords } from '../base/dates.ts';
import { equationsOf } from './equation.ts';
import { figureSet } from '../figures/figure-set.ts';
import type { Figure } from '../figures/figure.ts';
import { passportOf, type PassportText } from './passport.ts';
import { errorReportPath } from '../figures/passport-links.ts';
import type { FoundFigure } from './find-figure.server.ts';
import { unlockedBy } from './passport-unlock.ts';
import { sampleDataTrail } from '../data-pages/sample-data-trail.ts';

/** What opens beside a figure. */
export function passportCard(found: FoundFigure, { siteUrl }: Pick<SheetContext, 'siteUrl'>): PassportCard {
  const text = passportOf(found.figure, found.partName);
  const { title, scope, period, definition, method, confidence } = text;
  const figure = presentFigure(found.figure, pathIn(siteUrl));
  const shown = shownFact(found, text);
  return {
    title,
    value: figure.text,
    state: figure.state,
    scope,
    period,
    definition,
    facts: [
      { label: 'Method', text: method },
      { label: 'Confidence', text: confidence },
      ...sourceFacts(text),
      { label: 'As of', text: `${text.asOf}, next update ${text.nextUpdate}` },
      ...(shown ? [shown] : []),
    ],
    page: figure.passport,
    report: errorReportPath(figure.passport),
  };
}

/** The page on a figure. */
export function presentPassport(
  found: FoundFigure,
  { siteUrl }: Pick<SheetContext, 'siteUrl'>,
): PassportView {
  const { figure, figures, partName, pageOf } = found;
  const pathOf = pathIn(siteUrl);
  const text = passportOf(figure, partName);
  const set = figureSet(figures);
  return {
    ...passportCard(found, { siteUrl }),
    name: text.name,
    url: figure.passportUrl,
    trail: [...sampleDataTrail, pageOf(figure)],
    facts: [
      {
        label: 'Definition',
        text: text.definition,
        link: { label: 'In the glossary', to: pathOf(text.definitionUrl) },
      },
      { label: 'Scope', text: text.scope },
      { label: 'Period', text: text.period },
      { label: 'Unit', text: text.unit },
      { label: 'Method', text: text.method, link: { label: 'How we work', to: '/our-data' } },
      { label: 'Confidence', text: text.confidence },
      ...sourceFacts(text),
      { label: 'As of', text: text.asOf },
      { label: 'Next update', text: text.nextUpdate },
      { label: 'Data set', text: text.version },
    ],
    shown: shownFact(found, text),
    citation: text.citation,
    overTime: seriesView(set.series(figure.metric, figure.dimension), text, pathOf),
    equations: equationsOf(figure, set).map((terms) =>
      terms.map(({ sign, words, figure: value }) => ({ sign, words, value: presentFigure(value, pathOf) })),
    ),
  };
}

function sourceFacts({ source }: PassportText): PassportFact[] {
  if (!source) return [];
  return [{ label: 'Source', text: source.name, link: { label: 'Read it there', to: source.url } }];
}

/** How its range came about, or what locks it and what unlocks it. */
function shownFact({ kind, figure }: FoundFigure, { shownAs }: PassportText): PassportFact | null {
  if (shownAs === null) return null;
  const label = figure.visibility === 'range' ? 'Range' : 'Locked';
  const text = paragraph(shownAs, unlockedBy(kind, figure));
  return { label, text, link: { label: 'Plans', to: '/pricing' } };
}

function seriesView(
  figures: readonly Figure[],
  { title, scope }: PassportText,
  pathOf: (url: string) => string,
): PassportView['overTime'] {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || first === last || !figures.some(extentOf)) return null;
  const span = `${periodInWords(first.period)} to ${periodInWords(last.period)}`;
  const head = {
    id: 'over-time',
    title: 'Over time',
    message: title,
    subtitle: `${title}, ${scope}, ${span}`,
  };
  const isMonthly = first.period.includes('-');
  const exhibit = overTime(head, [{ name: title, figures }], {
    periodName: isMonthly ? 'Month' : 'Year',
    labelOf: ({ period }) => periodInWords(period),
  })!;
  return presentExhibit(exhibit, pathOf);
}
