import { brand } from '../../../base/brand.ts';
import type { Cover, Document } from '../../../documents/document.ts';
import type { Exhibit } from '../../../data-pages/exhibit.ts';
import { rangesNoteOf } from '../../../data-pages/sheet-notes.ts';
import type { Whitepaper } from '../../content.ts';
import { figuresIn, type ResolvedBlock } from '../../prose/resolved-prose.ts';
import { documentBlocks } from './document-blocks.server.ts';
import { fillPages } from './fill-pages.ts';
import { kickerOf } from './kicker.ts';
import type { LibraryData } from './library-data.ts';
import { methodSection } from './method-section.ts';
import { coverExhibit } from './pictures/cover-exhibit.ts';
import { exhibitPicture } from './pictures/exhibit-picture.server.tsx';
import { settingOf, type PaperSetting } from './paper-setting.ts';

/** A whitepaper with what it refers to. */
export type ResolvedPaper = {
  paper: Whitepaper;
  body: readonly ResolvedBlock[];
  slides: readonly (Exhibit | null)[];
};

/** The paper as it is printed: a cover, the contents, the text, and the method behind it. */
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

/** Of the heading with which the text begins. */
const titleHeight = 72;

export const descriptionOf = ({ metaData, features }: Whitepaper) =>
  metaData?.description ?? features[0] ?? '';

/** Where the data set has none of its charts, the title stands above the contents. */
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
    imprint: imprint.join(' · '),
  };
}
