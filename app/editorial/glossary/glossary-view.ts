import { brand } from '../../base/brand.ts';
import { termGroups, type Content, type Term, type TermGroup } from '../content.ts';
import {
  glossaryAddress,
  groupSlug,
  parseGlossaryChoice,
  byLetter,
  filterTerms,
  termLink,
  termPath,
  type TermLink,
} from './glossary-index.ts';

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

/** Linked data (schema.org). The definitions are on the pages of the terms. */
function definedTermSetOf(terms: readonly Term[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': `${siteUrl}/glossary`,
    name: `${brand.product} glossary`,
    url: `${siteUrl}/glossary`,
    hasDefinedTerm: terms.map(({ slug, title }) => ({
      '@type': 'DefinedTerm',
      '@id': siteUrl + termPath(slug),
      name: title,
    })),
  };
}
