import { datasetFiles, type Column } from './dataset-files.ts';
import { cellTypes } from './import/cell-types.ts';

/** What an operator needs to know to fill in the files, in Markdown. */
export function formatGuide(): string {
  const files = datasetFiles.map(({ name, columns }) => `## ${name}.csv\n\n${tableOf(columns)}`);
  return `${[introduction, ...files].join('\n\n')}\n`;
}

const introduction = `# The files of a data set

\`npm run data -- import <folder>\` takes all of these files together: every row of every file, or nothing when there is
any fault. A file without data is its header only.

- CSV as in RFC 4180: commas, UTF-8, a header. Columns may stand in any order. A cell with a comma, a quote or a line end
  stands in quotes, and a quote inside it is written twice.
- An empty cell is a missing one.
- The columns of a file's key are together unique in it.
- \`edition.csv\` has exactly one row.
- What is \`reported\` names its source. A value lies inside its band from \`low\` to \`high\`.
- Money is in nominal US dollars; shares and rates are in per cent.
- The \`market-size\` of categories adds up to their parent's, that of countries to their region's and the world's, to
  within a thousandth. Parts of which some are missing do not exceed their whole, nor do the retailers of a ranking
  exceed their market.`;

function tableOf(columns: readonly Column[]): string {
  const rows = columns.map(
    (column) => `| \`${column.name}\` | ${cellTypes[column.type].expected} | ${notesOn(column)} |`,
  );
  return ['| column | a cell is | |', '|---|---|---|', ...rows].join('\n');
}

function notesOn({ key, optional, references }: Column): string {
  const notes = [
    key && 'part of the key',
    optional && 'may be empty',
    references && `stands in ${references}.csv`,
  ];
  return notes.filter(Boolean).join(', ');
}
