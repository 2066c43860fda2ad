import type { DocumentBlock, Picture, Words } from '../../documents/document.ts';
import { contents } from './contents.ts';
import { box, text, type Piece } from './elements.ts';
import { heading } from './heading.ts';
import { picture } from './picture.ts';
import type { Press } from './press.ts';
import { facts, table } from './table.ts';
import { body, colours, frame, measure, small } from './theme.ts';
import { wordsIn } from './words.ts';

export const blockGap = 8;

export function blockElement(block: DocumentBlock, press: Press): Piece {
  switch (block.kind) {
    case 'heading':
      return heading(block, press);
    case 'contents':
      return contents(block.title, press);
    case 'paragraph':
      return text({ style: tones[block.tone ?? 'body'] }, ...wordsIn(block.words));
    case 'lines':
      return box({ wrap: false }, ...block.lines.map((words) => text({ style: body }, ...wordsIn(words))));
    case 'quote':
      return text({ style: quoted }, ...wordsIn(block.words));
    case 'list':
      return list(block.items, block.ordered);
    case 'table':
      return table(block);
    case 'facts':
      return facts(block.facts);
    case 'picture':
      return framed(block.picture);
    case 'together':
      return box(
        { wrap: false, style: { gap: blockGap } },
        ...block.blocks.map((inner) => blockElement(inner, press)),
      );
  }
}

const tones = {
  body: { ...body, maxWidth: measure },
  lead: { fontSize: 12.5, lineHeight: 1.5, maxWidth: measure + 24, marginBottom: 4 },
  small: { ...small, maxWidth: measure, color: colours.soft },
};

const quoted = {
  fontSize: 12,
  lineHeight: 1.5,
  maxWidth: measure,
  marginVertical: 4,
  paddingLeft: 14,
  borderLeftWidth: 2,
  borderLeftColor: colours.sea,
};

function list(items: readonly Words[], ordered: boolean) {
  return box(
    { style: { gap: 4, maxWidth: measure } },
    ...items.map((words, at) =>
      box(
        { style: { flexDirection: 'row' } },
        text({ style: { ...body, width: 18, color: colours.sea } }, ordered ? `${at + 1}.` : '•'),
        text({ style: { ...body, flex: 1 } }, ...wordsIn(words)),
      ),
    ),
  );
}

function framed(drawing: Picture) {
  const [border, padding] = [0.5, 4];
  // A heading and a note have room above and below the highest one.
  const space = { width: frame.width - 2 * (border + padding), height: frame.height * 0.8 };
  const style = { alignItems: 'center', padding, borderWidth: border, borderColor: colours.line } as const;
  return box({ wrap: false, style: { ...style, borderRadius: 6 } }, picture(drawing, space));
}
