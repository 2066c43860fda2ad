import { termGroups, type Content, type TermGroup } from '../content.ts';
import { glossaryAddress, groupSlug, parseGlossaryChoice } from './glossary-choice.ts';
import { byLetter, filterTerms } from './glossary-index.ts';
import { termLink, type TermLink } from './term-link.ts';
import { definedTermSetOf } from './defined-term.ts';

/** The glossary, or what is chosen of it. */
export type GlossaryView = {
  q: string;
  group: { value: string; name: TermGroup } | null;
  canonical: string;
  total: number;
  letters: readonly { letter: string; terms: readonly TermLink[] }[];
  groups: readonly { value: string; label: string }[];
  linkedData: readonly object[];
};

export function glossaryView({ terms }: Content, query: URLSearchParams, siteUrl: string): GlossaryView {
  const choice = parseGlossaryChoice(query);
  const chosen = filterTerms(terms, choice);
  return {
    q: choice.q,
    group: choice.group ? { value: groupSlug(choice.group), name: choice.group } : null,
    canonical: glossaryAddress(choice),
    total: chosen.length,
    letters: byLetter(chosen.map(termLink)),
    groups: [
      { value: '', label: 'All' },
      ...termGroups.map((name) => ({ value: groupSlug(name), label: name })),
    ],
    linkedData: [definedTermSetOf(terms, siteUrl)],
  };
}
