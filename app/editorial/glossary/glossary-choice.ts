import { termGroups, type TermGroup } from '../content.ts';
import { longestFilter } from '../has-words.ts';

/** What a reader looks for in the glossary; empty for all of it. */
export type GlossaryChoice = { q: string; group: TermGroup | '' };

/** The parameters of the glossary's page, for its handle. */
export const glossaryQuery = ['q', 'group'] as const;

/** An unknown group chooses nothing. */
export function parseGlossaryChoice(query: URLSearchParams): GlossaryChoice {
  const group = query.get('group')?.trim() ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestFilter),
    group: termGroups.find((known) => groupSlug(known) === group) ?? '',
  };
}

/** The published address: what was looked for by words is the same page, filtered. */
export function glossaryAddress({ group }: Pick<GlossaryChoice, 'group'>): string {
  return group ? `/glossary?group=${groupSlug(group)}` : '/glossary';
}

/** 'Size & money' is `size-money` in an address. */
export function groupSlug(group: TermGroup): string {
  return group.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
