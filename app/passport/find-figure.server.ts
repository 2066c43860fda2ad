import type { SheetContext } from '../figures/sheet-context.server.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { partName, partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { isNamedBy } from '../figures/passport-address.ts';
import { findMarketAt, marketFigures } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { findRanking, rankingEditions, rankingPlaces } from '../subjects/ranking-queries.server.ts';
import { lockedOverlap } from '../subjects/overlap.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { retailerPublication } from '../subjects/retailer-publication.server.ts';
import { findRetailer, retailerCompetitors, retailerFigures } from '../subjects/retailer-queries.server.ts';
import { isSubjectKind, passportTarget, type SubjectKind } from './passport-target.ts';

/** What a figure is a figure of. */
type Subject = {
  /** All that visitors may see of it. */
  figures: readonly Figure[];
  /** The data page about it, as it was in the year of the figure. */
  pageOf: (figure: Figure) => { label: string; to: string };
  /** The part of a split in words. */
  partName: (dimension: string) => string;
};

export type FoundFigure = Subject & { kind: SubjectKind; figure: Figure };

/** The published figure that an address such as `market/de/toys/market-size/2025` names. */
export async function findFigure(context: SheetContext, address: string): Promise<FoundFigure | null> {
  const target = passportTarget(address);
  const subject = target && (await findSubject(context, target.subject));
  const figure = subject?.figures.find((candidate) => isNamedBy(target!.figure, candidate));
  return figure ? { ...subject!, kind: target!.kind, figure } : null;
}

/** By the address of its page: `market/de/toys`, `retailer/zalando.de-de`, `ranking/top-online-stores-in-germany`. */
export async function findSubject(context: SheetContext, key: string): Promise<Subject | null> {
  const known = subjects.get(context) ?? new Map<string, Promise<Subject | null>>();
  subjects.set(context, known);
  const [kind = '', ...address] = key.split('/');
  const found = known.get(key) ?? (isSubjectKind(kind) ? finders[kind](context, address) : null);
  if (found) known.set(key, found);
  return found;
}

/** A text names many figures of few subjects; each is asked for once in a request. */
const subjects = new WeakMap<SheetContext, Map<string, Promise<Subject | null>>>();

type Finder = (context: SheetContext, address: readonly string[]) => Promise<Subject | null>;

const finders: Readonly<Record<SubjectKind, Finder>> = {
  async market(context, [isoCode, category = '']) {
    const market = await findMarketAt(context, isoCode, category);
    if (!market) return null;
    return {
      figures: await marketFigures(context, market),
      pageOf: () => ({ label: market.seoTitle, to: sheetPath(marketKey(market)) }),
      partName: namesOf(context),
    };
  },

  async retailer(context, [slug = '']) {
    const retailer = await findRetailer(context, slug);
    if (!retailer?.hasDetails) return null;
    const publication = retailerPublication(context, retailer);
    const [published, competitors] = await Promise.all([
      retailerFigures(context, retailer),
      retailerCompetitors(context, slug),
    ]);
    const names = new Map(competitors.map((other) => [`competitor:${other.slug}`, other.displayName]));
    const overlaps = competitors.map((other) => lockedOverlap(other.slug, context.baseYear, publication));
    return {
      figures: [...published, ...overlaps],
      pageOf: () => ({ label: retailer.displayName, to: sheetPath(retailerKey(slug)) }),
      partName: (dimension) => names.get(dimension) ?? namesOf(context)(dimension),
    };
  },

  async ranking(context, [slug = '']) {
    const ranking = await findRanking(context, slug);
    if (!ranking) return null;
    const editions = await rankingEditions(context, slug);
    const places = await Promise.all(editions.map((edition) => rankingPlaces(context, ranking, edition)));
    const names = new Map(places.flat().map(({ retailer }) => [retailer.slug, retailer.displayName]));
    return {
      figures: places.flatMap((edition) => edition.map(({ figure }) => figure)),
      pageOf: ({ period }) => ({
        label: ranking.title,
        to: sheetPath(rankingKey(slug, Number(period) === editions[0] ? undefined : Number(period))),
      }),
      partName: (dimension) => names.get(partOf(dimension).part) ?? dimension,
    };
  },
};

function namesOf({ region }: SheetContext) {
  return (dimension: string) => partName(dimension, (geoCode) => region(geoCode).name);
}
