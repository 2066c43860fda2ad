import { dateInWords } from '../../base/dates.ts';
import type { Sheet } from '../sheet.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { exportSheet, type ExportedTable } from './export-sheet.ts';

/** A data page as Markdown: the same words and numbers, without the drawings. */
export function markdownOf(sheet: Sheet, siteUrl: string): string {
  const { about, tables } = exportSheet(sheet, siteUrl);
  const { edition, scope, rangesNote, citation, licence } = about;
  const parts = [
    `# ${about.title}`,
    about.summary,
    `As of ${dateInWords(edition.asOf)}. Next update ${dateInWords(edition.nextUpdate)}. ${edition.version}.${
      edition.demonstration
        ? ' A demonstration data set: names and published facts are real, other figures are modelled.'
        : ''
    }`,
    rangesNote,
    ...tables.flatMap(sectionOf),
    '## What is counted',
    `In: ${scope.counted.join('; ')}.`,
    `Out: ${scope.notCounted.join('; ')}.`,
    '## Cite',
    citation.plain,
    licence,
    `The page: ${siteUrl}${sheetPath(sheet.key)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function sectionOf({ title, message, subtitle, columns, rows, note, source }: ExportedTable) {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  const table = [
    line(columns.map(({ name }) => name)),
    `|${columns.map(({ numeric }) => (numeric ? '---:' : '---')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
  const isOpening = title === 'Key figures';
  return [`## ${title}`, isOpening ? null : message, isOpening ? null : subtitle, table, note, source];
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
