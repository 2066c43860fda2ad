import type { ExhibitView, RowView } from '../page/sheet-view.ts';

type Cell = RowView['cells'][number];

/** The figures of an exhibit, in an embed: plain links only, for there are no scripts and no router. */
export function EmbedTable({
  exhibit: { title, table },
  siteUrl,
}: {
  exhibit: ExhibitView;
  siteUrl: string;
}) {
  const [first = '', ...columns] = table.columns;
  const looks = columns.map((_, at) => lookOf(table.rows.map(({ cells }) => cells[at] ?? null)));
  return (
    // Scrolling by keyboard needs focus on the scrolled thing.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={title} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-soft">
            <th scope="col" className={`${cellLook} text-left align-bottom`}>
              {first}
            </th>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={`${cellLook} ${looks[at]} align-bottom`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={`${row.label} ${row.href}`} className="border-b border-line">
              <th scope="row" className={`${cellLook} ${row.label.length > 24 ? 'min-w-40' : ''} text-left`}>
                <RowName {...row} siteUrl={siteUrl} />
              </th>
              {columns.map((column, at) => (
                <td key={column} className={`${cellLook} ${looks[at]}`}>
                  <Value cell={row.cells[at] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Figures stand under each other; sentences need room. */
function lookOf(cells: readonly Cell[]): string {
  if (cells.some(isFigure)) return 'text-right';
  return cells.some((cell) => textOf(cell).length > 24) ? 'min-w-56 text-left' : 'text-left';
}

function RowName({ label, href, siteUrl }: Pick<RowView, 'label' | 'href'> & { siteUrl: string }) {
  if (!href) return label;
  return (
    <a href={siteUrl + href} rel="noopener" className={embedLink}>
      {label}
    </a>
  );
}

function Value({ cell }: { cell: Cell }) {
  if (cell === null || typeof cell === 'string') {
    const text = textOf(cell);
    return text.length > 16 ? text : <span className="whitespace-nowrap">{text}</span>;
  }
  const [href, look] = isFigure(cell) ? [cell.passport, figureLook] : [cell.href, embedLink];
  return (
    <a href={href} rel="noopener" className={look}>
      {cell.text}
    </a>
  );
}

function textOf(cell: Cell): string {
  if (cell === null) return 'N/A';
  return typeof cell === 'string' ? cell : cell.text;
}

function isFigure(cell: Cell): cell is Extract<Cell, { passport: string }> {
  return typeof cell === 'object' && cell !== null && 'passport' in cell;
}

export const embedLink = 'text-sea underline underline-offset-4';
const figureLook = 'whitespace-nowrap underline decoration-edge decoration-dotted underline-offset-4';
const cellLook = 'px-2 py-2 font-medium first:pl-0 last:pr-0 sm:px-3';
