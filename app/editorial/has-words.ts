/** Whether a text holds every word that is looked for, in any order; case and accents do not count. */
export function hasWords(wanted: string, text: string): boolean {
  const within = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** What is typed beyond this is not looked at. */
export const longestFilter = 100;

function plain(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
