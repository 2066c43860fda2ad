import { brand } from './brand.ts';

/** The first candidate that search engines show in full, with the name of the site where there is room for it. */
export function searchTitle(candidates: readonly string[]): string {
  const last = candidates.at(-1)!;
  const [beforeColon] = last.split(/: |(?<=\?) /);
  const fitting = [...candidates, beforeColon!]
    .flatMap((title) => [`${title} | ${brand.product}`, title])
    .find(({ length }) => length <= longestTitle);
  return fitting ?? cutAtWord(last, longestTitle);
}

/** As many whole sentences as search engines show; a sentence that does not fit gives way to the next one. */
export function searchDescription(text: string): string {
  const sentences = text.split(/(?<=[.!?]) (?=[\p{Lu}“])/u);
  const shown = sentences.reduce((said, sentence) => {
    const longer = said ? `${said} ${sentence}` : sentence;
    return longer.length <= longestDescription ? longer : said;
  }, '');
  return shown || cutAtWord(sentences[0]!, longestDescription);
}

export const longestTitle = 60;
export const longestDescription = 155;

function cutAtWord(text: string, most: number): string {
  const start = text.slice(0, most);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
