/** The words of a text as they are compared: "Möbel & more" is mobel, more. Those that say nothing are left out. */
export function wordsOf(text: string): string[] {
  const all = split(fold(text));
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

/** All words by which one piece of a text is found: H&M by h, m and hm; MediaMarkt by media and markt, too. */
export function indexWordsOf(piece: string): ReadonlySet<string> {
  const whole = split(fold(piece));
  const parts = split(fold(piece.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')));
  return new Set([...whole, ...parts, whole.join('')]);
}

function fold(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđħıłøœßþŧ]/g, (letter) => undecomposed[letter]!);
}

const split = (text: string) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const fillers: ReadonlySet<string> = new Set(['and', 'for', 'in', 'of', 'the']);

// Latin letters that Unicode does not take apart into a base and an accent.
const undecomposed: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};
