import { createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Canvas, Text, View, Link } from '@react-pdf/renderer';
import type { Word, Words } from '../../documents/document.ts';
import { weights, colours } from './theme.ts';

/** `minPresenceAhead` keeps the following element on the same page. */
export type Piece = ReactElement<{ minPresenceAhead?: number }>;

/** Not JSX: in development, worker threads run the source without a JSX compiler. */
export function box(props: ComponentProps<typeof View>, ...children: ReactNode[]): Piece {
  return createElement(View, props, ...children);
}

export function text(props: TextProps, ...children: ReactNode[]): Piece {
  // Otherwise a line may break between a link and the comma after it, with a hyphen.
  return createElement(Text, { hyphenationPenalty: 10_000, ...props }, ...children) as Piece;
}

type TextProps = Extract<ComponentProps<typeof Text>, { wrap?: boolean }>;

export function whenPainted(tell: () => void): ReactElement {
  const paint = () => {
    tell();
    return null;
  };
  return createElement(Canvas, { style: { position: 'absolute', width: 1, height: 1 }, paint });
}

export function wordsIn(words: Words): ReactNode[] {
  return words.map((word, key) => (typeof word === 'string' ? word : wordIn(word, key)));
}

function wordIn({ text: letters, strong, emphasis, href }: Word, key: number) {
  const style = {
    ...(strong && { fontWeight: weights.strong }),
    ...(emphasis && { fontStyle: 'italic' as const }),
  };
  if (href === undefined) return createElement(Text, { key, style }, letters);
  if (!/^(https?|mailto):/.test(href)) throw new Error(`On paper, a link to ${href} leads nowhere.`);
  return createElement(Link, { key, src: href, style: { ...style, color: colours.sea } }, letters);
}
