import { useId, type ReactNode } from 'react';
import { ShowAll, ShowAllOnPhones } from './fold.tsx';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  numeric?: boolean;
  /** Names the row; the first column if none says so. */
  isName?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string;
  stickyFirst?: boolean;
  cards?: boolean;
  /** Its cells are short: a phone has room for all columns, or for each row of ranks on one line. */
  compact?: boolean;
  /** How many rows are shown at first; the others are in the page and wait for one click. */
  first?: number;
  /** How many rows a phone shows at first. */
  firstOnPhones?: number;
  empty?: ReactNode;
  note?: ReactNode;
};

/**
 * A table wider than the screen scrolls in its own region; with `cards`, each row
 * becomes a card on a phone instead, so that no column is out of sight.
 */
export function Table<Row>(props: Props<Row>) {
  return <StaticTable {...props} captionId={useId()} />;
}

/** Without hooks, for static markup. */
export function StaticTable<Row>({
  captionId,
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  stickyFirst = false,
  cards = false,
  compact = false,
  first = Infinity,
  firstOnPhones = Infinity,
  empty = 'Nothing to show yet.',
  note,
}: Props<Row> & { captionId: string }) {
  const names = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
  const renderRow = (row: Row, at: number) => (
    <tr key={rowKey(row, at)}>
      {columns.map(({ key, head, numeric, className, cell }, column) => {
        const look = lookOf(numeric, stickyFirst && column === 0, className);
        return column === names ? (
          <th key={key} scope="row" className={look}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={look} data-label={cards && typeof head === 'string' ? head : undefined}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
  return (
    <figure className="min-w-0">
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="@container scroll-fade overflow-x-auto rounded-xs"
      >
        <table className={`data-table ${phoneLook(names > 0, cards, compact)}`}>
          <caption
            id={captionId}
            className={captionHidden ? 'sr-only' : 'pb-3 text-left font-semibold tracking-[-0.01em] text-ink'}
          >
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ key, head, numeric, className }, at) => (
                <th key={key} scope="col" className={lookOf(numeric, stickyFirst && at === 0, className)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.slice(0, Math.min(first, firstOnPhones)).map(renderRow)}</tbody>
          {Math.min(rows.length, first) > firstOnPhones && (
            <tbody className="more-on-phones">
              {rows.slice(firstOnPhones, first).map((row, at) => renderRow(row, firstOnPhones + at))}
            </tbody>
          )}
          {rows.length > first && (
            <tbody className="more-rows">
              {rows.slice(first).map((row, at) => renderRow(row, first + at))}
            </tbody>
          )}
          {rows.length === 0 && (
            <tbody>
              <tr className="border-b border-line">
                <td colSpan={columns.length} className="px-3 py-10 text-center text-soft">
                  {empty}
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </section>
      {rows.length > firstOnPhones && rows.length <= first && (
        <ShowAllOnPhones label={`Show all ${rows.length} rows`} />
      )}
      {rows.length > first && <ShowAll label={`Show all ${rows.length}`} />}
      {note && <figcaption className="pt-3 text-[0.8125rem] leading-5 text-soft">{note}</figcaption>}
    </figure>
  );
}

function phoneLook(hasRanks: boolean, cards: boolean, compact: boolean) {
  if (cards && hasRanks) return compact ? 'ranked-cards one-line' : 'ranked-cards';
  if (compact) return 'compact-table';
  return cards ? 'data-cards' : '';
}

/** Some pages have thousands of cells, so their common style is in `data-table` (styles.css). */
function lookOf(numeric = false, sticky = false, className?: string) {
  return [numeric && 'numeric', sticky && stickyLook, className].filter(Boolean).join(' ') || undefined;
}

const stickyLook =
  'max-sm:sticky max-sm:left-0 max-sm:z-1 max-sm:bg-paper max-sm:border-r max-sm:border-line';
