import { createElement, type ReactElement } from 'react';
import { Page } from '@react-pdf/renderer';
import { brand } from '../../base/brand.ts';
import type { Cover } from '../../documents/document.ts';
import { box, text } from './elements.ts';
import { fontFamily, weights } from './fonts.ts';
import { picture } from './picture.ts';
import { colours, margin, sheet, small } from './theme.ts';

/** The first page: deep water, the title on it, a picture from the data on a card. */
export function cover({ kicker, title, subtitle, picture: drawing, imprint }: Cover): ReactElement {
  return createElement(
    Page,
    { size: 'A4', style: ground },
    text({ style: { fontSize: 14, fontWeight: weights.strong, letterSpacing: -0.2 } }, brand.product),
    box({ style: { marginTop: 64, width: 40, height: 3, backgroundColor: colours.buoy } }),
    text({ style: { ...quiet, marginTop: 16, fontSize: 11, fontWeight: weights.strong } }, kicker),
    text({ style: { ...large, fontSize: title.length > 60 ? 28 : 36 } }, title),
    text({ style: { ...quiet, marginTop: 14, fontSize: 13, lineHeight: 1.5, maxWidth: 420 } }, subtitle),
    box({ style: card }, picture(drawing, { width: inner - 2 * cardPadding, height: 320 })),
    text({ style: { ...quiet, ...small, marginTop: 28 } }, imprint),
  );
}

const side = margin.side - 12;
const inner = sheet.width - 2 * side;
const cardPadding = 14;

const ground = {
  padding: side,
  fontFamily,
  backgroundColor: colours.ink,
  color: colours.paper,
};

const quiet = { color: colours['step-1'] };

const large = { marginTop: 10, lineHeight: 1.12, letterSpacing: -0.8, fontWeight: weights.strong };

const card = {
  marginTop: 'auto',
  padding: cardPadding,
  alignItems: 'center',
  borderRadius: 10,
  backgroundColor: colours.paper,
} as const;
