import { capitalised } from '../../base/capitalised.ts';
import { edgesOf, markOf } from '../../figures/figure-marks.ts';
import { overTime, sideBySide } from '../../data-pages/exhibit-shapes.ts';
import type { Exhibit } from '../../data-pages/exhibit.ts';
import { figureSet } from '../../figures/figure-set.ts';
import type { Figure } from '../../figures/figure.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { isNamedBy } from '../../figures/publish.ts';
import { subjectFigures } from '../../passport/find-figure.server.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { compareMarkets } from '../../subjects/market-queries.server.ts';
import { findRanking, rankingPlaces } from '../../subjects/ranking-queries.server.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import { childrenOf } from '../../taxonomy/category.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import { parseChartReference, type ChartReference, type Measure } from './chart-reference.ts';
import { largestParts } from './largest-parts.ts';
import { isAverage, isSplit, nameWithPart, yearsOf } from './name-with-part.ts';
import { firstColumn, rowLabel, sharedName } from './row-labels.ts';
import type { TextWording } from './wording.ts';

/** The chart that a text cites, with the title from the text; null if the data set lacks it. */
export async function findChart(
  context: SheetContext,
  { ref, title }: { ref: string; title: string },
  wording: TextWording,
): Promise<Exhibit | null> {
  const reference = parseChartReference(ref);
  if (!reference) return null;
  const head: ChartHead = { id: idOf(ref), title, message: title };
  // TypeScript cannot follow that each maker gets only references of the kind it makes.
  const make = chartMakers[reference.kind] as ChartMaker;
  return (await make({ context, head, wording }, reference)) ?? null;
}

function idOf(ref: string) {
  return ref.replaceAll(/[^a-z0-9]+/g, '-');
}

type ChartHead = Pick<Exhibit, 'id' | 'title' | 'message'>;

type Task = { context: SheetContext; head: ChartHead; wording: TextWording };

type Asked<Kind extends ChartReference['kind']> = Extract<ChartReference, { kind: Kind }>;

type ChartMaker<Reference = ChartReference> = (
  task: Task,
  reference: Reference,
) => Promise<Exhibit | null | undefined>;

const chartMakers: { [Kind in ChartReference['kind']]: ChartMaker<Asked<Kind>> } = {
  async exhibit({ context, head }, { key, id }) {
    const sheet = await findSheet(context, key);
    const exhibit = sheet?.exhibits.find((one) => one.id === id);
    return exhibit && { ...exhibit, ...head };
  },

  async series({ context, head, wording }, { subject, metric }) {
    const figures = (await figuresAt(context, subject, metric)).series(metric);
    const name = wording.metric(metric);
    const subtitle = `${wording.metricInFull(metric)}, ${wording.scope(subject, figures[0])}`;
    return overTime({ ...head, subtitle }, [{ name, figures }], timeOptions(wording));
  },

  async lines({ context, head, wording }, { metric, category, codes }) {
    const lines = await Promise.all(
      codes.map(async (code) => ({
        name: capitalised(wording.region(toAlpha3(code) ?? code)),
        figures: (await figuresAt(context, `market/${code}/${category}`, metric)).series(metric),
      })),
    );
    const subtitle = `${wording.metricInFull(metric)}, ${wording.category(category)}`;
    return overTime({ ...head, subtitle }, lines, timeOptions(wording));
  },

  async parts({ context, head, wording }, { subject, metric, period, by }) {
    const figures = (await figuresAt(context, subject, metric, period)).parts(metric, by, period);
    const name = wording.metric(metric);
    const subtitle = `${wording.metricInFull(metric)}, ${wording.scope(subject, figures[0])}, ${period}`;
    const parts = figures.map((figure) => ({ label: wording.part(figure.dimension), figure }));
    const columns: [string, string] = isSplit(metric)
      ? [name, wording.share]
      : [wording.partColumn(by), name];
    return sideBySide({ ...head, subtitle }, columns, parts, {
      keepOrder: by === 'month',
      format: wording.format,
    });
  },

  async compare({ context, head, wording }, { measure, period, subjects }) {
    const rows = await rowsOf(context, subjects, [measure], period, wording);
    const name = measureName(measure, rows, wording);
    const parts = rows.flatMap(({ label, href, cells: [figure] }) => (figure ? { label, href, figure } : []));
    const { dimension } = parts[0]?.figure ?? { dimension: '' };
    const subtitle = [
      measureInFull(measure.metric, dimension, wording),
      sharedName(subjects, wording),
      yearsOf({ dimension, period }),
    ];
    return sideBySide(
      { ...head, subtitle: subtitle.filter(Boolean).join(', ') },
      [firstColumn(subjects, wording), name],
      parts,
      wording,
    );
  },

  async mix({ context, head, wording }, { metric, period, by, subjects }) {
    const rows = await Promise.all(
      subjects.map(async (subject) => ({
        label: rowLabel(subject, subjects, undefined, wording),
        href: sheetPath(subject),
        figures: (await figuresAt(context, subject, metric, period)).parts(metric, by, period),
      })),
    );
    const filled = rows.filter(({ figures }) => figures.length > 0);
    const parts = largestParts(filled.map(({ figures }) => figures));
    if (parts.length === 0) return null;
    return {
      ...head,
      subtitle: `${wording.metricInFull(metric)}, ${period}`,
      chart: {
        kind: 'strip',
        columns: filled.map(({ label }) => label),
        rows: parts.map((part) => ({
          name: wording.part(part),
          edges: edgesOf({ metric }),
          marks: filled.flatMap(({ label, figures }) => {
            const figure = figures.find(({ dimension }) => dimension === part);
            return figure ? [markOf(figure, label, undefined, wording.format)] : [];
          }),
        })),
        shades: 'all',
        separate: true,
      },
      table: {
        columns: [wording.columns.market, ...parts.map(wording.part)],
        rows: filled.map(({ label, href, figures }) => ({
          label,
          href,
          cells: parts.map((part) => figures.find(({ dimension }) => dimension === part) ?? null),
        })),
      },
    };
  },

  async categories({ context, head, wording }, { code, category, metric, period }) {
    const region = toAlpha3(code) ?? code;
    const found = await compareMarkets(context, {
      metric,
      period: Number(period),
      dimension: metric === 'market-share' ? `of:${category}` : '',
      regions: [region],
      categories: childrenOf(category).map(({ slug }) => slug),
    });
    const parts = found.map((one) => ({ label: wording.category(one.category), figure: one.figure }));
    const name = wording.metric(metric);
    const subtitle = [
      wording.metricInFull(metric),
      wording.category(category),
      wording.region(region),
      period,
    ].join(', ');
    return sideBySide({ ...head, subtitle }, [wording.columns.category, name], parts, wording);
  },

  async ranking({ context, head, wording }, { slug, edition }) {
    const ranking = await findRanking(context, slug);
    if (!ranking) return null;
    const places = await rankingPlaces(context, ranking, Number(edition));
    const parts = places.slice(0, 10).map(({ place, retailer, figure }) => ({
      label: `${place}. ${retailer.displayName}`,
      figure,
      href: retailer.hasDetails ? sheetPath(retailerKey(retailer.slug)) : undefined,
    }));
    const name = wording.metric(ranking.metric);
    const subtitle = `${name}, ${wording.ranking(ranking)}, ${edition}`;
    return sideBySide({ ...head, subtitle }, [wording.columns.retailer, name], parts, {
      keepOrder: true,
      format: wording.format,
    });
  },

  async table({ context, head, wording }, { measures, period, subjects }) {
    const rows = await rowsOf(context, subjects, measures, period, wording);
    if (!rows.some(({ cells }) => cells.some(Boolean))) return null;
    return {
      ...head,
      subtitle: [sharedName(subjects, wording, { isStart: true }), period].filter(Boolean).join(', '),
      chart: null,
      table: {
        columns: [
          firstColumn(subjects, wording),
          ...measures.map((measure) => measureName(measure, rows, wording)),
        ],
        rows,
      },
    };
  },
};

async function figuresAt(context: SheetContext, subject: string, metric: MetricKey, period?: string) {
  const wanted = { metrics: [metric], periods: period === undefined ? undefined : [period] };
  return figureSet(await subjectFigures(context, subject, wanted));
}

/** 'Share of orders by device: Mobile', but 'Share of the world'. */
function measureInFull(metric: MetricKey, dimension: string, wording: TextWording): string {
  if (isAverage(dimension)) return wording.metric(metric);
  const isWhole = dimension === '' || isSplit(metric);
  const name = isWhole ? wording.metricInFull(metric) : wording.metric(metric);
  return nameWithPart(name, dimension, wording.part(dimension));
}

const timeOptions = ({ format, columns }: TextWording) => ({ format, periodName: columns.year });

type Row = { label: string; href: string; cells: (Figure | null)[] };

async function rowsOf(
  context: SheetContext,
  subjects: readonly string[],
  measures: readonly Measure[],
  period: string,
  wording: TextWording,
): Promise<Row[]> {
  const metrics = [...new Set(measures.map(({ metric }) => metric))];
  const rows = await Promise.all(
    subjects.map(async (subject) => {
      const figures = await subjectFigures(context, subject, { metrics, periods: [period] });
      const cells = measures.map(
        ({ metric, part }) => figures.find((figure) => isNamedBy([metric, period, part], figure)) ?? null,
      );
      return { label: rowLabel(subject, subjects, figures[0], wording), href: sheetPath(subject), cells };
    }),
  );
  return rows.filter(({ cells }) => cells.some(Boolean));
}

function measureName({ metric, part }: Measure, rows: readonly Row[], wording: TextWording): string {
  const figures = rows.flatMap(({ cells }) => cells);
  const dimension = figures.find(
    (figure) => figure?.metric === metric && isNamedBy([metric, figure.period, part], figure),
  )?.dimension;
  return nameWithPart(wording.metric(metric), dimension ?? '', wording.part(dimension ?? ''));
}
