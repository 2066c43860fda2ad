import { publishedOf } from '../../blog/articles.ts';
import { sketchPicture, thumbnailPicture } from '../../blog/thumbnail.server.tsx';
import type { Article, Content, Report, Slide, Whitepaper } from '../../content.ts';
import { kickerOf } from '../files/document-words.ts';
import { settingOf, type LibraryData } from '../files/library-data.ts';
import { coverExhibit, coverPicture } from './cover-picture.server.tsx';
import { samplePagePicture } from './sample-page-picture.server.tsx';
import { slidePicture } from './slide-picture.server.tsx';

type Library = Pick<Content, 'whitepapers' | 'reports' | 'articles'>;
type Address = { kind: string; slug: string; name: string };

/** SVG of, for example, `whitepaper`, `global-ecommerce-2025`, `slide-2`; null if unknown. */
export async function libraryPicture(
  library: Library,
  address: Address,
  data: LibraryData,
  theme: 'light' | 'page' = 'light',
) {
  if (address.kind === 'blog') return articlePicture(library.articles, address, data);
  const found = find(library, address);
  if (!found) return null;
  const { kind, entry, slides } = found;
  const { title, lang } = entry;
  if (address.name === 'cover') {
    const exhibits = await Promise.all(slides.map((slide) => data.findSlide(slide, lang)));
    return coverPicture({
      kind,
      kicker: kickerOf(kind, entry),
      title,
      region: entry.countryCode,
      year: entry.publicationYear,
      exhibit: coverExhibit(exhibits),
    });
  }
  const at = slides.findIndex((_, place) => address.name === `${slideNames[kind]}-${place + 1}`);
  const exhibit = slides[at] ? await data.findSlide(slides[at], lang) : null;
  if (!exhibit) return null;
  const page = { ...settingOf(data, lang), exhibit, at: at + 1 };
  return kind === 'whitepaper'
    ? slidePicture({ ...page, of: slides.length })
    : samplePagePicture({ ...page, report: entry, theme });
}

/** The first chart of the article that the data set has, if possible one that a few words explain. */
async function articlePicture(articles: readonly Article[], { slug, name }: Address, data: LibraryData) {
  const article = publishedOf(articles).find((one) => one.slug === slug);
  const draw = articlePictures.get(name);
  if (!article || !draw) return null;
  const charts = article.body.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
  const exhibits = await Promise.all(
    charts.map(({ ref, title }) => data.findSlide({ chart: ref, title }, article.lang)),
  );
  const drawn = exhibits.filter((exhibit) => exhibit !== null);
  const first =
    drawn.find(({ chart }) => chart && plainKinds.has(chart.kind)) ??
    drawn.find(({ chart }) => chart !== null) ??
    drawn[0] ??
    null;
  const wording = data.wording(article.lang);
  return draw({ title: article.title, exhibit: first, wording });
}

const plainKinds = new Set(['series', 'ladder', 'capsules']);

type ArticlePicture = Omit<Parameters<typeof thumbnailPicture>[0], 'theme'>;

const articlePictures = new Map<string, (picture: ArticlePicture) => string>([
  ['chart', (picture) => thumbnailPicture({ ...picture, theme: 'light' })],
  ['chart-dark', (picture) => thumbnailPicture({ ...picture, theme: 'dark' })],
  ['sketch', (picture) => sketchPicture({ ...picture, theme: 'light' })],
  ['sketch-dark', (picture) => sketchPicture({ ...picture, theme: 'dark' })],
]);

const slideNames = { whitepaper: 'slide', report: 'page' } as const;

type Found = { kind: 'whitepaper' | 'report'; entry: Whitepaper | Report; slides: readonly Slide[] };

function find({ whitepapers, reports }: Library, { kind, slug }: Address): Found | null {
  const paper = kind === 'whitepaper' && whitepapers.find((one) => one.slug === slug);
  if (paper) return { kind: 'whitepaper', entry: paper, slides: paper.slides };
  const report = kind === 'report' && reports.find((one) => one.slug === slug);
  return report ? { kind: 'report', entry: report, slides: report.samplePages } : null;
}
