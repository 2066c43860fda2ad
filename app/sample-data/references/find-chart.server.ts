import type { Exhibit } from '../../exhibits/exhibit.ts';
import { overTime, sideBySide, type Compared } from '../../exhibits/exhibit-shapes.ts';
import { sheetPath } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { figureSet } from '../../figures/figure-set.ts';
import { marketPublication } from '../../markets/market-publication.server.ts';
import { compareMarkets, marketFigures } from '../../markets/market-queries.server.ts';
import { marketKey } from '../../markets/market.ts';
import { findRanking, rankingPlaces } from '../../rankings/ranking-queries.server.ts';
import { rankingKey } from '../../rankings/ranking.ts';
import { retailerKey } from '../../retailers/retailer.ts';
import { childrenOf } from '../../taxonomy/category.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import { findSubject } from '../find-figure.server.ts';
import { findSheet } from '../find-sheet.server.ts';
import { parseChartReference, type ChartReference } from './chart-reference.ts';
import type { Names } from './names.ts';

type Asked = { ref: string; title: string };

/** The chart that a text asks for, under the title that the text gives it; null where there is no such data. */
export async function findChart(
  context: SheetContext,
  { ref, title }: Asked,
  names: Names,
): Promise<Exhibit | null> {
  const reference = parseChartReference(ref);
  if (!reference) return null;
  const head = { id: idOf(ref), title, message: title };
  return (await make(context, reference, head, names)) ?? null;
}

type Head = { id: string; title: string; message: string };

async function make(context: SheetContext, asked: ChartReference, head: Head, names: Names) {
  switch (asked.kind) {
    case 'exhibit': {
      const sheet = await findSheet(context, asked.key);
      const exhibit = sheet?.exhibits.find(({ id }) => id === asked.id);
      return exhibit && { ...exhibit, ...head };
    }
    case 'series': {
      const subject = await findSubject(context, asked.subject);
      const figures = figureSet(subject?.figures ?? []).series(asked.metric);
      const name = names.metric(asked.metric);
      return overTime({ ...head, subtitle: `${name}, ${names.scope(asked.subject, figures[0])}` }, [
        { name, figures },
      ]);
    }
    case 'parts': {
      const subject = await findSubject(context, asked.subject);
      const figures = figureSet(subject?.figures ?? []).parts(asked.metric, asked.by, asked.period);
      const subtitle = `${names.metric(asked.metric)}, ${names.scope(asked.subject, figures[0])}, ${asked.period}`;
      const parts = figures.map((figure) => ({ label: names.part(figure.dimension), figure }));
      return sideBySide(
        { ...head, subtitle },
        [names.partColumn(asked.by), names.metric(asked.metric)],
        parts,
      );
    }
    case 'compare': {
      const { metric, period, category, codes } = asked;
      const regions = codes.flatMap((code) => toAlpha3(code) ?? []);
      const found = await compareMarkets(context, {
        metric,
        period: Number(period),
        regions,
        categories: [category],
      });
      const parts = found.map(({ region, figure }): Compared => ({
        label: names.region(region),
        figure,
        href: sheetPath(marketKey({ region, category })),
      }));
      const subtitle = `${names.metric(metric)}, ${names.category(category)}, ${period}`;
      return sideBySide({ ...head, subtitle }, [names.market, names.metric(metric)], parts);
    }
    case 'lines': {
      const { metric, category, codes } = asked;
      const lines = await Promise.all(
        codes.map(async (code) => {
          const market = { region: toAlpha3(code) ?? code, category };
          const publication = marketPublication(context, market);
          const figures = await marketFigures(context.db, context.datasetId, market, publication);
          return { name: names.region(market.region), figures: figureSet(figures).series(metric) };
        }),
      );
      return overTime({ ...head, subtitle: `${names.metric(metric)}, ${names.category(category)}` }, lines);
    }
    case 'categories': {
      const { code, category, metric, period } = asked;
      const region = toAlpha3(code) ?? code;
      const found = await compareMarkets(context, {
        metric,
        period: Number(period),
        dimension: metric === 'market-share' ? `of:${category}` : '',
        regions: [region],
        categories: childrenOf(category).map(({ slug }) => slug),
      });
      const parts = found.map((one) => ({ label: names.category(one.category), figure: one.figure }));
      const subtitle = `${names.metric(metric)}, ${names.category(category)}, ${names.region(region)}, ${period}`;
      return sideBySide({ ...head, subtitle }, [names.partColumn('category'), names.metric(metric)], parts);
    }
    case 'ranking': {
      const ranking = await findRanking(context.db, context.datasetId, asked.slug);
      if (!ranking) return null;
      const publication = context.publication(ranking.title, rankingKey(ranking.slug));
      const places = await rankingPlaces(
        context.db,
        context.datasetId,
        ranking,
        Number(asked.edition),
        publication,
      );
      const subtitle = `${names.metric(ranking.metric)}, ${names.ranking(ranking)}, ${asked.edition}`;
      const parts = places.slice(0, 10).map(({ place, retailer, figure }) => ({
        label: `${place}. ${retailer.displayName}`,
        figure,
        href: retailer.hasDetails ? sheetPath(retailerKey(retailer.slug)) : undefined,
      }));
      return sideBySide(
        { ...head, subtitle },
        [names.partColumn('retailer'), names.metric(ranking.metric)],
        parts,
        {
          keepOrder: true,
        },
      );
    }
  }
}

/** A text may hold the same chart twice under two titles; the address of one is never used. */
function idOf(ref: string) {
  return ref.replaceAll(/[^a-z0-9]+/g, '-');
}
