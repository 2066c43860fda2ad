/** Folded words: "Möbel & more" is mobel, more. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Words beyond the first few are ignored, so that a long query costs no more than a short one. */
export const queryWords = (query: string) => wordsOf(query).slice(0, mostWords);

const mostWords = 12;

/** Words that say nothing about what is wanted. */
export const isFiller = (word: string) => fillers.has(word);

/** Words that fit nearly every page of the site, and numbers. */
export const isNeutral = (word: string) => neutral.has(word) || /^\d+$/.test(word);

/** Without fillers, unless there is nothing else. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : [...words];
}

/**
 * What a word between spaces is found by: itself, its stem and its synonyms. H&M is found by h, m and hm; MediaMarkt also
 * by media and markt.
 */
export function termsOf(piece: string): string[] {
  const whole = wordsOf(piece);
  const parts = /\p{Ll}\p{Lu}/u.test(piece) ? wordsOf(piece.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')) : [];
  const joined = whole.length > 1 ? [whole.join('')] : [];
  return [...new Set([...whole, ...parts, ...joined].flatMap((word) => [word, ...formsOf(word)]))];
}

/** Other spellings that count as the same word: its stem, and the leading word of its synonyms. */
export function formsOf(word: string): string[] {
  const stem = stemOf(word);
  const meaning = meanings.get(word) ?? meanings.get(stem);
  return [...new Set([stem, ...(meaning ? [meaning] : [])])].filter((form) => form !== word);
}

export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđħıłøœßþŧ]/g, (letter) => undecomposed[letter]!);
}

const isPlain = /^[\x20-\x7e\n]*$/;

/** Cuts plurals, "-ing" and "-ed". What remains need not be a word, as long as all forms share it. */
function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  if (singular.length < 6) return singular;
  const bare = singular.replace(/(?:ing|ed)$/, '');
  return bare === singular ? singular : bare.replace(/([bdglmnprt])\1$/, '$1');
}

const fillers: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can could did do does for from get give got has have how i if in is it its many me much ' +
    'my of on or our please show so tell than that the their them there they this to was we were what when where ' +
    'which who whose why will with would you your der die das den dem des ein eine und oder im in von fur mit wie was'
  ).split(' '),
);

const neutral: ReadonlySet<string> = new Set(
  (
    'market markets markt industry sector segment statistics statistic statistik stats data figures numbers online ' +
    'shop shops store stores retailer retailers retail website websites analysis overview trend trends current latest ' +
    'zahlen daten branche handler insights benchmark benchmarks average typical total annual yearly'
  ).split(' '),
);

/** Each line is one meaning; the first word leads. */
const synonyms = `
  shop store retailer merchant seller webshop eshop etailer onlineshop handler
  cancel terminate quit unsubscribe kundigen kundigung cancellation stop
  refund reimburse reimbursement moneyback erstattung
  price cost pricing fee tariff charge preis preise kosten
  plan subscription licence license abo package tier
  invoice bill receipt rechnung billing
  vat tax mwst mehrwertsteuer ust
  download export
  definition meaning glossary mean define explain explanation
  methodology method methods methodik
  largest biggest leading greatest top groesste
  competitor rival alternative wettbewerber konkurrent competition
  outlook forecast prediction projection prognose
  payment pay paying zahlung
  delivery shipping carrier parcel versand courier logistics
  demo trial presentation walkthrough
  accuracy quality reliable reliability accurate trust trustworthy
  update refresh updated
  error wrong mistake incorrect correction
  discount rebate coupon promo voucher rabatt
  student university academic teaching education
  press journalist newspaper
  cite citation quote reference citing
  job career vacancy
  excel xlsx spreadsheet
  gdpr dsgvo privacy datenschutz
  imprint impressum
  report study studie bericht
  whitepaper paper
  company firm
  team staff
`;

const meanings: ReadonlyMap<string, string> = new Map(
  synonyms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [leading = '', ...others] = line.trim().split(' ');
      return [leading, ...others].flatMap((word) => [
        [word, `=${leading}`] as const,
        [stemOf(word), `=${leading}`] as const,
      ]);
    }),
);

// Latin letters that Unicode does not decompose into a base letter and an accent.
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
