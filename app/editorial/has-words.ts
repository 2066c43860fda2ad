/** Whether a text contains every word, in any order; ignores case and accents. */
export function hasWords(wanted: string, text: string): boolean {
  const within = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** In characters; the rest of a longer query is ignored. */
export const longestFilter = 100;

function plain(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
