import { isFiller, isNeutral, wordsOf } from '../index/words.ts';
import { givenNames } from './given-names.ts';

export const longestKept = 40;
const mostWords = 4;

/**
 * The query as it may be counted, or null if it might say something about a person: names, addresses, numbers, anything
 * long or unusual. What is doubtful is dropped: the list is there to improve the search, not to be complete.
 */
export function keepableQuery(query: string): string | null {
  const text = query.trim().replaceAll(/\s+/g, ' ');
  if (text.length > longestKept || !/^[\p{Letter}\p{Mark}\d &'’-]+$/u.test(text)) return null;
  if (hasNumber(text) || looksLikeName(text)) return null;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords) return null;
  if (words.some((word) => word.length > 20 || isPersonal(word))) return null;
  // Two words that nobody knows are most likely a first name and a surname.
  if (words.length > 1 && !words.some(isEveryday)) return null;
  return words.join(' ');
}

/** A year and "top 10" are fine; any other number may be of a house, a phone or a customer. */
const hasNumber = (text: string) =>
  /\d/.test(text.replace(/(?<!\d)20[0-3]\d(?!\d)/, '').replace(/\btop 10{0,2}\b/i, ''));

const looksLikeName = (text: string) =>
  text.split(' ').filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > 1;

const isPersonal = (word: string) =>
  personal.has(word) || givenNames.has(word) || /.(?:strasse|str|street|weg|platz|allee|gasse)$/.test(word);

const isEveryday = (word: string) =>
  !/\d/.test(word) && (isFiller(word) || isNeutral(word) || everyday.has(word));

const everyday: ReadonlySet<string> = new Set(
  (
    'account app apps best buy business cheap company compare cost country crypto customer delivery digital ecommerce ' +
    'error export fashion file free global growth help history import insurance internet job jobs list login logistics ' +
    'map marketing marketplace mobile new news number password payment price product products rate report returns ' +
    'revenue sales search seller sellers service services shipping software startup subscription supply tax tourism ' +
    'trade travel tutorial video website wholesale world'
  ).split(' '),
);

const personal: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss sir madam dr prof herr frau born birthday aged wife husband son daughter mother father ' +
    'street st road rd avenue ave lane drive square court house flat apartment postcode zip strasse str platz weg allee ' +
    'gasse hausnummer plz phone telephone handy fax email mail iban passport'
  ).split(' '),
);
