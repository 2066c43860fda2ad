import { alphabet, letterOf } from '../../taxonomy/alphabet.ts';
import { termGroups, type TermGroup, type Term } from '../content.ts';
import { longestFilter, hasWords } from '../has-words.ts';

type GlossaryChoice = { q: string; group: TermGroup | '' };

export const glossaryQuery = ['q', 'group'] as const;

export function parseGlossaryChoice(query: URLSearchParams): GlossaryChoice {
  const group = query.get('group')?.trim() ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestFilter),
    group: termGroups.find((known) => groupSlug(known) === group) ?? '',
  };
}

/** The canonical address; a text search is a filtered view of the same page. */
export function glossaryAddress({ group }: Pick<GlossaryChoice, 'group'>): string {
  return group ? `/glossary?group=${groupSlug(group)}` : '/glossary';
}

/** 'Size & money' is `size-money` in an address. */
export function groupSlug(group: TermGroup): string {
  return group.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export function filterTerms(terms: readonly Term[], { q, group }: GlossaryChoice): Term[] {
  return terms.filter(
    (term) => (group === '' || term.group === group) && hasWords(q, `${term.title} ${term.definition}`),
  );
}

/** Every letter, including those without terms. */
export function byLetter<Named extends { title: string }>(terms: readonly Named[]) {
  const groups = Map.groupBy(terms, ({ title }) => letterOf(title));
  return alphabet.map((letter) => ({ letter, terms: groups.get(letter) ?? [] }));
}

export function termPath(slug: string): string {
  return `/glossary/${slug}`;
}

export function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`;
}

export type TermLink = { title: string; definition: string; path: string };

export function termLink({ title, definition, slug }: Term): TermLink {
  return { title, definition, path: termPath(slug) };
}
