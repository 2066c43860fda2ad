export const alphabet = '#abcdefghijklmnopqrstuvwxyz'.split('');

/** `Ä` is under a, `Ø` under o, `7` under '#'. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFKD').charAt(0).toLowerCase();
  const letter = undecomposed[first] ?? first;
  return /^[a-z]$/.test(letter) ? letter : '#';
}

// Latin letters that Unicode does not decompose into a base letter and an accent.
const undecomposed: Readonly<Record<string, string>> = {
  æ: 'a',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'o',
  ß: 's',
  þ: 't',
  ŧ: 't',
};
