import { brand } from '../../base/brand.ts';
import type { Term } from '../content.ts';
import { termPath } from './glossary-index.ts';

/** A term as schema.org has it. */
export function definedTermOf({ slug, title, definition }: Term, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': siteUrl + termPath(slug),
    name: title,
    description: definition,
    termCode: slug,
    url: siteUrl + termPath(slug),
    inDefinedTermSet: `${siteUrl}/glossary`,
  };
}

/** The glossary: its terms by name and address; their pages define them. */
export function definedTermSetOf(terms: readonly Term[], siteUrl: string): object {
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
