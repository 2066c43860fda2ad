import { dateInWords } from '../../../base/dates.ts';
import { breadcrumbList } from '../../../base/linked-data.ts';
import type { Edition } from '../../../figures/dataset.ts';
import { libraryCountries, type Content, type Whitepaper } from '../../content.ts';
import type { ShownProse } from '../../prose/shown-prose.ts';
import { fileWords } from '../file-words.ts';
import { libraryPath, whitepaperFilePath, whitepaperPicturePath } from '../library-address.ts';
import { languageNames, whitepaperEntry, type LibraryEntry } from '../library-entry.ts';
import type { FactsOf } from '../library-view.ts';
import type { Slide } from '../plate.tsx';
import { digitalDocumentOf } from './digital-document.ts';
import { relatedPapers } from './related-papers.ts';

/** A whitepaper as its page shows it. */
export type WhitepaperView = LibraryEntry & {
  meta: { title: string; description: string };
  file: { path: string; label: string; words: string };
  features: readonly string[];
  prose: ShownProse;
  slides: readonly Slide[];
  /** The headings of the file. */
  contents: readonly string[];
  facts: readonly { name: string; value: string }[];
  related: readonly LibraryEntry[];
  linkedData: readonly object[];
};

type Given = { prose: ShownProse; edition: Edition; siteUrl: string; factsOf: FactsOf };

export function whitepaperView(
  paper: Whitepaper,
  { whitepapers }: Pick<Content, 'whitepapers'>,
  { prose, edition, siteUrl, factsOf }: Given,
): WhitepaperView {
  const { title, features, slides, body, format, metaData } = paper;
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
    prose,
    slides: slides.map((slide, at) => ({
      title: slide.title,
      picture: whitepaperPicturePath(paper, `slide-${at + 1}`),
    })),
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
