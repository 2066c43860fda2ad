import { createElement, type ComponentProps, type ReactElement } from 'react';
import { Page } from '@react-pdf/renderer';
import { brand } from '../../base/brand.ts';
import type { Document } from '../../documents/document.ts';
import { chapters } from './chapters.ts';
import { box, text, whenPainted } from './elements.ts';
import { fontFamily, weights } from './fonts.ts';
import type { Press } from './press.ts';
import { colours, frame, margin, small } from './theme.ts';

/** All pages but the cover. Where there is no cover, the title stands at the top of the first. */
export function pages(document: Document, press: Press): ReactElement {
  const opening = document.cover ? [] : [text({ style: title }, document.title)];
  return createElement(
    Page,
    { size: 'A4', style: paper, layout: around(document, press) },
    ...chapters(document.blocks, press, opening),
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

/** What stands around the content of every page. */
function around({ running, footer }: Document, press: Press): Layout {
  return ({ pageNumber = 0, totalPages = 0, children }) => [
    // First of all, so that every heading on the page finds its number.
    whenPainted(() => {
      press.page = pageNumber;
    }),
    box(
      { style: { ...line, top: 44 } },
      text({ style: { fontWeight: weights.strong, color: colours.ink } }, brand.product),
      text({}, running),
    ),
    children,
    box(
      { style: { ...line, bottom: 40, paddingTop: 8, borderTopWidth: 0.5, borderTopColor: colours.line } },
      text({ style: { flex: 1, paddingRight: 24 } }, footer),
      text({ style: { fontFeatureSettings: ['tnum'] } }, `${pageNumber} / ${totalPages}`),
    ),
  ];
}

const line = {
  ...small,
  position: 'absolute',
  left: margin.side,
  width: frame.width,
  flexDirection: 'row',
  justifyContent: 'space-between',
  color: colours.soft,
} as const;
