import { z } from '@hono/zod-openapi';
import type { ExhibitView, RowView } from '../data-pages/page/sheet-view.ts';
import { mapProse } from '../editorial/prose/prose.ts';
import { shownText, type ShownProse } from '../editorial/prose/shown-prose.ts';

const kinds = ['heading', 'paragraph', 'quote', 'list', 'table', 'chart'] as const;

export const proseSchema = z
  .object({
    text: z.string().openapi({ description: 'The text without formatting.' }),
    blocks: z.array(z.looseObject({ kind: z.enum(kinds) })).openapi({
      description:
        'In order. A number is `{ kind: "figure", figure: { text, passportUrl } }` among the words; a chart has ' +
        'its title and its table. A link within the site begins with a slash.',
    }),
    note: z.string().nullable().openapi({ description: 'A note on ranges, if the text contains any.' }),
  })
  .openapi('Prose');

export function proseAnswer(prose: ShownProse, siteUrl: string) {
  const blocks = mapProse(prose.blocks, {
    figure: ({ text, passport }) => ({ text, passportUrl: siteUrl + passport }),
    chart: (chart) => chartAnswer(chart, siteUrl),
  });
  return { text: shownText(prose), blocks, note: prose.rangesNote };
}

function chartAnswer({ message, subtitle, source, table }: ExhibitView, siteUrl: string) {
  const cellOf = (cell: RowView['cells'][number]) =>
    typeof cell === 'object' && cell !== null && 'passport' in cell
      ? { text: cell.text, passportUrl: siteUrl + cell.passport }
      : cell;
  return {
    title: message,
    subtitle,
    source,
    columns: table.columns,
    rows: table.rows.map(({ label, cells }) => ({ label, cells: cells.map(cellOf) })),
  };
}
