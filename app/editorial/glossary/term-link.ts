import type { Term } from '../content.ts';
import { termPath } from './glossary-index.ts';

/** A term as lists show it. */
export type TermLink = { title: string; definition: string; path: string };

export function termLink({ title, definition, slug }: Term): TermLink {
  return { title, definition, path: termPath(slug) };
}
