import { brand } from '../../../base/brand.ts';
import type { Exhibit } from '../../../data-pages/exhibit.ts';
import { rangesNoteOf } from '../../../data-pages/sheet-notes.ts';
import type { Cover, Document } from '../../../documents/document.ts';
import type { Whitepaper } from '../../content.ts';
import { figuresIn, type ResolvedBlock } from '../../prose/shown-prose.ts';
import { coverExhibit, coverHues } from '../pictures/cover-picture.server.tsx';
import { exhibitPicture } from '../pictures/exhibit-picture.server.tsx';
import { documentBlocks } from './document-blocks.server.ts';
import { kickerOf } from './document-words.ts';
import { fillPages } from './fill-pages.ts';
import { settingOf, type LibraryData, type PaperSetting } from './library-data.ts';
import { methodSection } from './method-section.ts';

export type ResolvedPaper = {
  paper: Whitepaper;
  body: readonly ResolvedBlock[];
  slides: readonly (Exhibit | null)[];
};

/** For print: cover, contents, text and methodology. */
export function whitepaperDocument(resolved: ResolvedPaper, data: LibraryData): Document {
  const { paper, body } = resolved;
  const setting = settingOf(data, paper.lang);
  const { wording, words } = setting;
  return {
    language: paper.lang,
    title: paper.title,
    description: descriptionOf(paper),
    date: paper.published,
    cover: coverOf(resolved, setting),
    running: paper.title,
    footer: rangesNoteOf(figuresIn(body)) ? wording.rangesNote : brand.company.name,
    blocks: [
      { kind: 'contents', title: words.contents },
      { kind: 'heading', level: 3, text: words.atAGlance },
      { kind: 'list', ordered: false, items: paper.features.map((feature) => [feature]) },
      { kind: 'heading', level: 1, text: paper.title },
      ...fillPages(documentBlocks(body, setting), titleHeight),
      ...methodSection(paper, body, setting),
    ],
  };
}

const titleHeight = 72;

export const descriptionOf = ({ metaData, features }: Whitepaper) =>
  metaData?.description ?? features[0] ?? '';

/** Null if the data set has none of the paper's charts; the title is then above the contents. */
function coverOf({ paper, slides }: ResolvedPaper, { edition, wording, words }: PaperSetting): Cover | null {
  const exhibit = coverExhibit(slides);
  const picture = exhibit && exhibitPicture(exhibit, wording);
  if (!picture) return null;
  const imprint = [
    brand.company.name,
    `${words.firstPublished}: ${words.date(paper.published)}`,
    `${words.dataSet}: ${edition.version}`,
    `${words.asOf}: ${words.date(edition.asOf)}`,
  ];
  return {
    kicker: kickerOf('whitepaper', paper),
    title: paper.title,
    subtitle: descriptionOf(paper),
    picture,
    hues: coverHues[paper.countryCode ?? 'WW'],
    imprint: imprint.join(' · '),
  };
}
