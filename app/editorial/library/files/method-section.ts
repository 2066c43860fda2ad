import { brand } from '../../../base/brand.ts';
import { rangesNoteOf } from '../../../data-pages/sheet-notes.ts';
import type { DocumentBlock, Words } from '../../../documents/document.ts';
import type { Figure } from '../../../figures/figure.ts';
import type { Whitepaper } from '../../content.ts';
import { linksOf } from '../../prose/prose.ts';
import { figuresIn, type ResolvedBlock } from '../../prose/shown-prose.ts';
import { whitepaperPath } from '../library-address.ts';
import type { DocumentWords } from './document-words.ts';
import type { LibraryWording, PaperSetting } from './library-data.ts';

type Fact = { name: string; words: Words };

/** The last page: scope, ranges, sources and citation. */
export function methodSection(
  paper: Whitepaper,
  body: readonly ResolvedBlock[],
  setting: PaperSetting,
): DocumentBlock[] {
  return [
    { kind: 'heading', level: 1, text: setting.words.method },
    { kind: 'facts', facts: methodFacts(body, setting) },
    // The URL is too long for the columns of the facts.
    { kind: 'heading', level: 3, text: setting.words.citation },
    { kind: 'paragraph', words: citationOf(paper, setting), tone: 'small' },
  ];
}

export function methodFacts(body: readonly ResolvedBlock[], setting: PaperSetting): Fact[] {
  const { wording, words } = setting;
  const figures = figuresIn(body);
  const isOf = (...kinds: string[]) =>
    figures.some(({ passportUrl }) => kinds.some((kind) => passportUrl.includes(`/figure/${kind}/`)));
  const facts: Fact[] = [
    { name: words.markets.name, words: isOf('market') ? [words.markets.text] : [] },
    { name: words.shops.name, words: isOf('retailer', 'ranking') ? [words.shops.text] : [] },
    {
      name: words.ranges.name,
      words: rangesNoteOf(figures) ? [`${words.ranges.text} ${wording.rangesNote}`] : [],
    },
    { name: words.measures, words: measuresOf(figures, wording) },
    { name: words.howMade, words: [methodsOf(figures, words)] },
    { name: words.confidence, words: [gradesOf(figures, words)] },
    { name: words.sources, words: joined(sourcesOf(figures)) },
    { name: words.quoted, words: joined(quotedIn(body)) },
    { name: words.dataSet, words: [editionText(setting)] },
  ];
  return facts.filter((fact) => fact.words.length > 0);
}

/** 'Destatis, 2024 (destatis.de/…)'. */
function sourcesOf(figures: readonly Figure[]): Words[] {
  const sources = figures.flatMap(({ source }) => (source ? [source] : []));
  return [...new Map(sources.map((source) => [source.id, source])).values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, year, url }) => [`${name}, ${year} (`, linkTo(url), ')']);
}

function quotedIn(body: readonly ResolvedBlock[]): Words[] {
  return [...new Set(linksOf(body).filter((to) => !to.startsWith('/')))].map((url) => [linkTo(url)]);
}

function editionText({ edition, words }: PaperSetting): string {
  const asOf = `${words.asOf} ${words.date(edition.asOf)}`;
  const nextUpdate = `${words.nextUpdate}: ${words.date(edition.nextUpdate)}`;
  const text = `${edition.version}. ${asOf}. ${nextUpdate}.`;
  return edition.demonstration ? `${text} ${words.demonstration}` : text;
}

/** 'Marketquay (2026): The World’s Basket 2025. Demonstration data set (1). As of 31 October 2026. https://…' */
export function citationOf(paper: Whitepaper, { siteUrl, edition, words }: PaperSetting): Words {
  const year = paper.published.slice(0, 4);
  const asOf = `${words.asOf} ${words.date(edition.asOf)}`;
  const url = siteUrl + whitepaperPath(paper);
  return [
    `${brand.product} (${year}): ${paper.title}. ${edition.version}. ${asOf}. `,
    { text: url, href: url },
    `. ${words.licence}`,
  ];
}

function measuresOf(figures: readonly Figure[], wording: LibraryWording): Words {
  const measures = new Map(figures.map(({ metric, definitionUrl }) => [metric, definitionUrl]));
  return joined([...measures].map(([metric, href]) => [{ text: wording.metric(metric), href }]));
}

const joined = (texts: readonly Words[]): Words =>
  texts.flatMap((text, at) => (at === 0 ? text : ['; ', ...text]));

/** '142 modelled by us from public inputs; 8 reported by a named source.' */
const methodsOf = (figures: readonly Figure[], { methods }: DocumentWords) =>
  counted(
    figures,
    ({ method }) => method,
    (method, count) => `${count} ${methods[method]}`,
  );

/** 'C (142): fair, modelled from related figures; D (8): low, a rough guide only.' */
const gradesOf = (figures: readonly Figure[], { grades }: DocumentWords) =>
  counted(
    figures,
    ({ confidence }) => confidence,
    (grade, count) => `${grade} (${count}): ${grades[grade]}`,
  );

function counted<Kind extends string>(
  figures: readonly Figure[],
  kindOf: (figure: Figure) => Kind,
  inWords: (kind: Kind, count: number) => string,
): string {
  const groups = [...Map.groupBy(figures, kindOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${groups.map(([kind, { length }]) => inWords(kind, length)).join('; ')}.`;
}

function linkTo(url: string) {
  const plain = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { text: plain.length > 48 ? `${plain.slice(0, 47)}…` : plain, href: url };
}
