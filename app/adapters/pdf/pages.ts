import { createElement, type ReactElement, type ComponentProps } from 'react';
import { Page } from '@react-pdf/renderer';
import { brand } from '../../base/brand.ts';
import type { Cover, Document } from '../../documents/document.ts';
import { box, text, whenPainted } from './elements.ts';
import { fontFamily, weights, colours, margin, sheet, small, frame } from './theme.ts';
import { picture } from './paint-svg.ts';
import { chapters } from './blocks.ts';
import type { PrintState } from './headings.ts';

export function cover({ kicker, title, subtitle, picture: drawing, hues, imprint }: Cover): ReactElement {
  const quiet = { color: hues.light };
  return createElement(
    Page,
    { size: 'A4', style: { ...ground, backgroundColor: hues.dark } },
    text({ style: { fontSize: 14, fontWeight: weights.strong, letterSpacing: -0.2 } }, brand.product),
    box({ style: { marginTop: 64, width: 40, height: 3, backgroundColor: hues.light } }),
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
  color: colours.paper,
};

const large = { marginTop: 10, lineHeight: 1.12, letterSpacing: -0.8, fontWeight: weights.strong };

const card = {
  marginTop: 'auto',
  padding: cardPadding,
  alignItems: 'center',
  borderRadius: 10,
  backgroundColor: colours.paper,
} as const;

export function pages(document: Document, state: PrintState): ReactElement {
  const opening = document.cover ? [] : [text({ style: title }, document.title)];
  return createElement(
    Page,
    { size: 'A4', style: paper, layout: around(document, state) },
    ...chapters(document.blocks, state, opening),
  );
}

const paper = {
  paddingHorizontal: margin.side,
  paddingTop: margin.top,
  paddingBottom: margin.bottom,
  fontFamily,
  color: colours.ink,
};

const title = {
  fontSize: 26,
  lineHeight: 1.18,
  letterSpacing: -0.6,
  fontWeight: weights.strong,
  paddingBottom: 14,
  marginBottom: 8,
  borderBottomWidth: 1,
  borderBottomColor: colours.ink,
};

type Layout = NonNullable<ComponentProps<typeof Page>['layout']>;

function around({ running, footer }: Document, state: PrintState): Layout {
  return ({ pageNumber = 0, totalPages = 0, children }) => [
    // Painted first, so that every heading on the page finds its page number.
    whenPainted(() => {
      state.page = pageNumber;
    }),
    box(
      { style: { ...runningLine, top: 44 } },
      text({ style: { fontWeight: weights.strong, color: colours.ink } }, brand.product),
      text({}, running),
    ),
    children,
    box(
      {
        style: {
          ...runningLine,
          bottom: 40,
          paddingTop: 8,
          borderTopWidth: 0.5,
          borderTopColor: colours.line,
        },
      },
      text({ style: { flex: 1, paddingRight: 24 } }, footer),
      text({ style: { fontFeatureSettings: ['tnum'] } }, `${pageNumber} / ${totalPages}`),
    ),
  ];
}

const runningLine = {
  ...small,
  position: 'absolute',
  left: margin.side,
  width: frame.width,
  flexDirection: 'row',
  justifyContent: 'space-between',
  color: colours.soft,
} as const;
