import { createElement } from 'react';
import { Link } from '@react-pdf/renderer';
import { box, text, type Piece } from './elements.ts';
import { weights } from './fonts.ts';
import { sizes } from './heading.ts';
import type { Entry, Press } from './press.ts';
import { body, colours } from './theme.ts';

/** The headings and their pages, which are known from an earlier printing. */
export function contents(title: string, press: Press): Piece {
  const entries = [...press.entries.values()];
  press.isDraft = entries.some(({ page }) => page === null);
  return box({}, text({ style: { ...sizes[1], fontWeight: weights.strong } }, title), ...entries.map(line));
}

function line({ id, level, text: title, page }: Entry) {
  const look =
    level === 1 ? { fontWeight: weights.strong, marginTop: 10 } : { color: colours.soft, paddingLeft: 14 };
  return createElement(
    Link,
    { src: `#${id}`, wrap: false, style: { textDecoration: 'none', color: colours.ink } },
    box(
      {
        style: {
          ...body,
          ...look,
          flexDirection: 'row',
          paddingVertical: 2.5,
          borderBottomWidth: 0.5,
          borderBottomColor: colours.line,
        },
      },
      text({ style: { flex: 1 } }, title),
      text({ style: { width: 36, textAlign: 'right', fontFeatureSettings: ['tnum'] } }, page ?? ''),
    ),
  );
}
