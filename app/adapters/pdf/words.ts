import { createElement, type ReactNode } from 'react';
import { Link, Text } from '@react-pdf/renderer';
import type { Word, Words } from '../../documents/document.ts';
import { weights } from './fonts.ts';
import { colours } from './theme.ts';

/** Words as parts of one text. */
export function wordsIn(words: Words): ReactNode[] {
  return words.map((word, key) => (typeof word === 'string' ? word : wordIn(word, key)));
}

function wordIn({ text, strong, emphasis, href }: Word, key: number) {
  const style = {
    ...(strong && { fontWeight: weights.strong }),
    ...(emphasis && { fontStyle: 'italic' as const }),
  };
  if (href === undefined) return createElement(Text, { key, style }, text);
  if (!/^(https?|mailto):/.test(href)) throw new Error(`On paper, a link to ${href} leads nowhere.`);
  return createElement(Link, { key, src: href, style: { ...style, color: colours.sea } }, text);
}
