import { dateInWords } from '../../base/dates.ts';
import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import { mediaTypes } from '../../data-pages/linked-data.ts';
import type { Edition } from '../../figures/dataset.ts';
import { libraryCountries, type Content, type Whitepaper } from '../content.ts';
import { chartBlock, type Block } from '../prose/prose.ts';
import type { FileFacts } from './files/library-files.server.ts';
import { libraryPath, whitepaperFilePath, whitepaperPicturePath, whitepaperPath } from './library-address.ts';
import { fileWords, languageNames, whitepaperEntry, type LibraryEntry } from './library-entry.ts';
import type { FactsOf } from './library-view.ts';

export type WhitepaperView = LibraryEntry & {
  meta: { title: string; description: string };
  file: { path: string; label: string; words: string };
  features: readonly string[];
  contents: readonly string[];
  facts: readonly { name: string; value: string }[];
  related: readonly LibraryEntry[];
  linkedData: readonly object[];
};

type Given = { edition: Edition; siteUrl: string; factsOf: FactsOf };

export function whitepaperView(
  paper: Whitepaper,
  { whitepapers }: Pick<Content, 'whitepapers'>,
  { edition, siteUrl, factsOf }: Given,
): WhitepaperView {
  const { title, features, body, format, metaData } = paper;
  const file = factsOf(paper);
  const entry = whitepaperEntry(paper, file);
  const meta = metaData ?? { title, description: entry.finding.text };
  return {
    ...entry,
    meta,
    file: {
      path: whitepaperFilePath(paper),
      label: `Download ${format.toUpperCase()}`,
      words: fileWords(format, file),
    },
    features,
    contents: body.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : [])),
    facts: factsIn(paper, edition),
    related: relatedPapers(paper, whitepapers).map((other) => whitepaperEntry(other, factsOf(other))),
    linkedData: [
      digitalDocumentOf(paper, { description: meta.description, file, siteUrl }),
      breadcrumbList(
        [
          { label: 'Whitepapers and reports', to: libraryPath },
          { label: title, to: entry.path },
        ],
        siteUrl,
      ),
    ],
  };
}

/** The key findings, each followed by the slides that show it. */
export function findingsOf({ paragraphs, slides }: Pick<Whitepaper, 'paragraphs' | 'slides'>): Block[] {
  return paragraphs.flatMap((block, at) => [
    block,
    ...slides.filter(({ paragraph }) => paragraph === at + 1).map(chartBlock),
  ]);
}

function factsIn({ countryCode, publicationYear, published, lang }: Whitepaper, edition: Edition) {
  const facts = {
    Region: countryCode && libraryCountries[countryCode],
    Edition: publicationYear && String(publicationYear),
    'First published': dateInWords(published),
    Language: languageNames[lang],
    'Figures as of': dateInWords(edition.asOf),
    'Next update': dateInWords(edition.nextUpdate),
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Papers on the same region first, then others in the same language. */
function relatedPapers(paper: Whitepaper, all: readonly Whitepaper[], most = 4): Whitepaper[] {
  const others = all.filter(({ slug }) => slug !== paper.slug);
  const near = others.filter(({ countryCode }) => countryCode !== null && countryCode === paper.countryCode);
  const alike = others.filter(({ lang }) => lang === paper.lang);
  return [...new Set([...near, ...alike])].slice(0, most);
}

function digitalDocumentOf(
  paper: Whitepaper,
  { description, file, siteUrl }: { description: string; file: FileFacts | null; siteUrl: string },
): object {
  const { title, lang, published, countryCode, format } = paper;
  const url = siteUrl + whitepaperPath(paper);
  return {
    '@context': 'https://schema.org',
    '@type': ['DigitalDocument', 'Report'],
    name: title,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: siteUrl + whitepaperPicturePath(paper, 'cover'),
    inLanguage: lang,
    datePublished: published,
    ...(countryCode && { spatialCoverage: libraryCountries[countryCode] }),
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
    isAccessibleForFree: true,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: siteUrl + whitepaperFilePath(paper),
      encodingFormat: format === 'pdf' ? 'application/pdf' : mediaTypes.xlsx,
      ...(file && { contentSize: String(file.bytes) }),
    },
  };
}
