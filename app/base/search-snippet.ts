import { brand } from './brand.ts';

export const longestTitle = 60;
export const longestDescription = 155;

/** The first candidate that search engines show in full, with the name of the site where there is room for it. */
export function searchTitle(candidates: readonly string[]): string {
  const last = candidates.at(-1)!;
  const [beforeColon] = last.split(/: |(?<=\?) /);
  const fitting = [...candidates, beforeColon!]
    .flatMap((title) => [`${title} | ${brand.product}`, title])
    .find(({ length }) => length <= longestTitle);
  return fitting ?? cutAtWord(last, longestTitle);
}

/**
 * As many whole sentences as search engines show; a later one that does not fit gives way to the next. Where that would
 * say little, the text is cut instead.
 */
export function searchDescription(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?]) (?=[\p{Lu}“])/u);
  const shown = more.reduce((said, sentence) => {
    const longer = `${said} ${sentence}`;
    return longer.length <= longestDescription ? longer : said;
  }, first);
  const isWhole = shown.length === text.length;
  const isGood = shown.length <= longestDescription && (isWhole || shown.length >= fewestCharacters);
  return isGood ? shown : cutAtWord(text, longestDescription);
}

const fewestCharacters = 90;

function cutAtWord(text: string, most: number): string {
  const start = text.slice(0, most);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
