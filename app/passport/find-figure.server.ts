import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { partName, partOf } from '../figures/dimension.ts';
import { isWanted, wantedByAny, type WantedFigures } from '../figures/figure-set.ts';
import type { Figure } from '../figures/figure.ts';
import { isMetricKey } from '../figures/metric.ts';
import { isNamedBy } from '../figures/publish.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarketAt, marketFigures } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { findRanking, placesIn, rankingEditions } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import {
  findRetailer,
  lockedOverlap,
  retailerCompetitors,
  retailerFigures,
  retailerPublication,
} from '../subjects/retailer-queries.server.ts';
import { retailerKey } from '../subjects/retailer.ts';

export type FoundFigure = {
  kind: SubjectKind;
  figure: Figure;
  page: { label: string; to: string };
  part: string;
  load: Load;
};

type Load = (wanted: WantedFigures) => Promise<Figure[]>;

export async function findFigure(context: SheetContext, address: string): Promise<FoundFigure | null> {
  const target = passportTarget(address);
  const [metric = '', period = ''] = target?.figure ?? [];
  if (!target || !isMetricKey(metric)) return null;
  const subject = await findSubject(context, target.subject);
  const candidates = await subject?.load({ metrics: [metric], periods: [period] });
  const figure = candidates?.find((candidate) => isNamedBy(target.figure, candidate));
  if (!subject || !figure) return null;
  const { pageOf, partOf: nameOf, load } = subject;
  return { kind: target.kind, figure, page: pageOf(figure), part: await nameOf(figure.dimension), load };
}

export async function subjectFigures(
  context: SheetContext,
  key: string,
  wanted: WantedFigures = {},
): Promise<readonly Figure[]> {
  return (await findSubject(context, key))?.load(wanted) ?? [];
}

export type PassportTarget = {
  kind: SubjectKind;
  subject: string;
  figure: readonly string[];
};

export type SubjectKind = keyof typeof subjectLengths;

/** Parses `market/de/toys/market-size/2025` or `retailer/zalando.de-de/device-share/2025/device-mobile`. */
export function passportTarget(address: string): PassportTarget | null {
  const parts = address.split('/');
  const [kind = ''] = parts;
  if (!isSubjectKind(kind) || parts.includes('') || /\p{Cc}/u.test(address)) return null;
  const length = subjectLengths[kind];
  const figure = parts.slice(length);
  if (figure.length < 2 || figure.length > 3) return null;
  return { kind, subject: parts.slice(0, length).join('/'), figure };
}

const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(subjectLengths, kind);

const subjectLengths = { market: 3, retailer: 2, ranking: 2 } as const;

type Subject = {
  load: Load;
  pageOf: (figure: Figure) => { label: string; to: string };
  partOf: (dimension: string) => string | Promise<string>;
};

async function findSubject(context: SheetContext, key: string): Promise<Subject | null> {
  const [kind = '', ...address] = key.split('/');
  if (!isSubjectKind(kind)) return null;
  const subject = await once(context, key, () => finders[kind](context, address));
  return (
    subject && {
      ...subject,
      load: (wanted) =>
        once(context, `${key} ${JSON.stringify(wanted)}`, async () => {
          const figures = await loadTogether(context, key, subject.load, wanted);
          return figures.filter((figure) => isWanted(figure, wanted));
        }),
    }
  );
}

/** A text names many figures of few subjects, so each subject is loaded once per request. */
function once<T>(context: SheetContext, key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(context) ?? new Map<string, Promise<unknown>>();
  loaded.set(context, known);
  const found = (known.get(key) as Promise<T> | undefined) ?? load();
  known.set(key, found);
  return found;
}

const loaded = new WeakMap<SheetContext, Map<string, Promise<unknown>>>();

/** What a text asks of one subject at the same time is one query, which may answer with more than each has asked for. */
function loadTogether(context: SheetContext, key: string, load: Load, wanted: WantedFigures) {
  const open = batches.get(context) ?? new Map<string, Batch>();
  batches.set(context, open);
  const batch = open.get(key) ?? startBatch(() => open.delete(key), load);
  open.set(key, batch);
  batch.wanted.push(wanted);
  return batch.figures;
}

function startBatch(close: () => void, load: Load): Batch {
  const wanted: WantedFigures[] = [];
  const figures = afterThisTurn().then(() => {
    close();
    return load(wantedByAny(wanted));
  });
  return { wanted, figures };
}

type Batch = { wanted: WantedFigures[]; figures: Promise<Figure[]> };

const batches = new WeakMap<SheetContext, Map<string, Batch>>();

type Finder = (context: SheetContext, address: readonly string[]) => Promise<Subject | null>;

const finders: Readonly<Record<SubjectKind, Finder>> = {
  async market(context, [isoCode, category = '']) {
    const market = await findMarketAt(context, isoCode, category);
    if (!market) return null;
    return {
      load: (wanted) => marketFigures(context, market, wanted),
      pageOf: () => ({ label: market.seoTitle, to: sheetPath(marketKey(market)) }),
      partOf: (dimension) => nameIn(context, dimension),
    };
  },

  async retailer(context, [slug = '']) {
    const retailer = await findRetailer(context, slug);
    if (!retailer?.hasDetails) return null;
    return {
      async load(wanted) {
        const [published, overlaps] = await Promise.all([
          retailerFigures(context, retailer, wanted),
          wanted.metrics?.includes('competitor-overlap') === false ? [] : overlapsOf(context, retailer),
        ]);
        return [...published, ...overlaps.filter((overlap) => isWanted(overlap, wanted))];
      },
      pageOf: () => ({ label: retailer.displayName, to: sheetPath(retailerKey(slug)) }),
      async partOf(dimension) {
        const { by, part } = partOf(dimension);
        return by === 'competitor' ? shopName(context, part) : nameIn(context, dimension);
      },
    };
  },

  async ranking(context, [slug = '']) {
    const ranking = await findRanking(context, slug);
    if (!ranking) return null;
    const editions = await rankingEditions(context, slug);
    return {
      async load(wanted) {
        const places = await placesIn(context, ranking, {
          editions: editions.filter((edition) => wanted.periods?.includes(String(edition)) ?? true),
          retailer: wanted.dimension && partOf(wanted.dimension).part,
        });
        return places.map(({ figure }) => figure).filter((figure) => isWanted(figure, wanted));
      },
      pageOf: ({ period }) => ({
        label: ranking.title,
        to: sheetPath(rankingKey(slug, Number(period) === editions[0] ? undefined : Number(period))),
      }),
      partOf: (dimension) => shopName(context, partOf(dimension).part),
    };
  },
};

async function overlapsOf(context: SheetContext, retailer: { slug: string; displayName: string }) {
  const publication = retailerPublication(context, retailer);
  const competitors = await retailerCompetitors(context, retailer.slug);
  return competitors.map(({ slug }) => lockedOverlap(slug, context.baseYear, publication));
}

async function shopName(context: SheetContext, slug: string): Promise<string> {
  return (await findRetailer(context, slug))?.displayName ?? slug;
}

function nameIn({ region }: SheetContext, dimension: string): string {
  return partName(dimension, (geoCode) => region(geoCode).name);
}
