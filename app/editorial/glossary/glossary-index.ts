import { alphabet, letterOf } from '../../taxonomy/alphabet.ts';
import type { Term } from '../content.ts';
import { hasWords } from '../has-words.ts';
import type { GlossaryChoice } from './glossary-choice.ts';

export function filterTerms(terms: readonly Term[], { q, group }: GlossaryChoice): Term[] {
  return terms.filter(
    (term) => (group === '' || term.group === group) && hasWords(q, `${term.title} ${term.definition}`),
  );
}

/** Every entry of the alphabet with its terms, most with some, a few with none. */
export function byLetter<Named extends { title: string }>(terms: readonly Named[]) {
  const groups = Map.groupBy(terms, ({ title }) => letterOf(title));
  return alphabet.map((letter) => ({ letter, terms: groups.get(letter) ?? [] }));
}

export function termPath(slug: string): string {
  return `/glossary/${slug}`;
}

/** The place of a letter on the page. */
export function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`;
}
