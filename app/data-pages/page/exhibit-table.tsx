import { lockedShopPath } from '../../subjects/retailer.ts';
import { RungCell } from '../../charts/rung-cell.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Flag } from '../../ui/flag.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { ShownValue } from '../../figures/format/shown-value.ts';
import { RankMove } from './rank-move.tsx';
import type { ExhibitView, RowView } from './sheet-view.ts';

export function ExhibitTable({ id, title, table }: Pick<ExhibitView, 'id' | 'title' | 'table'>) {
  const { shown, locked } = columnsOf(table);
  return (
    <StaticTable
      captionId={`${id}-table`}
      caption={title}
      captionHidden
      columns={shown}
      rows={table.rows}
      rowKey={({ label }, at) => `${at} ${label}`}
      cards={shown.length > 3}
      compact={table.compact}
      first={table.first}
      note={locked.length > 0 && <LockedColumns columns={locked} />}
    />
  );
}

type LockedColumn = { head: string; value: ShownValue };

/** A column without a single value to see is named once below the table. */
function LockedColumns({ columns }: { columns: readonly LockedColumn[] }) {
  return columns.map(({ head, value }) => (
    <span key={head} className="block">
      {head}: <PassportLink value={value} />
    </span>
  ));
}

function columnsOf({ columns: [first = '', ...rest], rows, leading }: ExhibitView['table']) {
  const name: Column<RowView> = {
    key: 'row',
    head: first,
    isName: true,
    cell: (row) => <RowHead row={row} />,
  };
  const others: Column<RowView>[] = [];
  const locked: LockedColumn[] = [];
  rest.forEach((head, at) => {
    const cells = rows.map((row) => row.cells[at]);
    const [one] = cells;
    if (isValue(one) && cells.every((cell) => isValue(cell) && cell.state === 'locked'))
      locked.push({ head, value: one });
    else others.push(columnOf(head, at, cells, head === leading));
  });
  const shown = [
    ...others.filter(({ key }) => key === leading),
    name,
    ...others.filter(({ key }) => key !== leading),
  ];
  return { shown, locked };
}

function columnOf(
  head: string,
  at: number,
  cells: readonly (RowView['cells'][number] | undefined)[],
  isLeading: boolean,
): Column<RowView> {
  const areMoves = cells.some(isMove);
  const areFigures = cells.some(isValue);
  const areShort = cells.every((cell) => textOf(cell).length <= longestOnOneLine);
  return {
    key: head,
    head,
    numeric: areFigures,
    // A figure never wraps, and its column's head may.
    className: isLeading
      ? 'rank'
      : areMoves
        ? 'move'
        : areShort && !areFigures
          ? 'whitespace-nowrap'
          : undefined,
    cell: (row) => {
      const cell = row.cells[at] ?? null;
      if (areMoves) return renderMove(cell);
      return renderCell(cell, row.highest === at);
    },
  };
}

function RowHead({ row }: { row: RowView }) {
  return (
    <>
      {row.country && (
        <>
          <Flag country={row.country} />{' '}
        </>
      )}
      <RowLabel {...row} />
    </>
  );
}

/** A link to the row's page, or a lock and a link to what is public of a retailer without one. */
export function RowLabel({ label, href, locked, shop }: Pick<RowView, 'label' | 'href' | 'locked' | 'shop'>) {
  if (href) {
    return (
      <AppLink to={href} className={textLink}>
        {label}
      </AppLink>
    );
  }
  if (!locked || !shop) return label;
  return (
    <AppLink to={lockedShopPath(shop)} className={quietLink}>
      {/* The space keeps the lock on the line of the last word. */}
      {label}&nbsp;
      {/* One element instead of a drawing and a hidden text: some pages have a hundred. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image file has no colour of the theme */}
      <i role="img" aria-label="(profile locked)" className="lock-sign" />
    </AppLink>
  );
}

const longestOnOneLine = 24;

const isValue = (cell: RowView['cells'][number] | undefined): cell is ShownValue =>
  typeof cell === 'object' && cell !== null && 'passport' in cell;

/** What may be too long for one line; figures never are. */
function textOf(cell: RowView['cells'][number] | undefined): string {
  if (typeof cell === 'string') return cell;
  return cell && !isValue(cell) ? cell.text : '';
}

function renderCell(cell: RowView['cells'][number], isHighest = false) {
  if (cell === null) return <span className="text-soft">N/A</span>;
  if (typeof cell === 'string') return cell;
  if ('passport' in cell)
    return (
      <>
        {isHighest ? <Highest value={cell} /> : <PassportLink value={cell} />}
        {cell.rungs && <RungCell {...cell.rungs} />}
      </>
    );
  return (
    <a href={cell.href} className={textLink}>
      {cell.text}
    </a>
  );
}

const isMove = (cell: RowView['cells'][number] | undefined) =>
  typeof cell === 'string' && /^[↑↓] \d/.test(cell);

const renderMove = (cell: RowView['cells'][number]) =>
  typeof cell === 'string' ? <RankMove text={cell} /> : renderCell(cell);

function Highest({ value }: { value: ShownValue }) {
  return (
    <span className="highest relative">
      <PassportLink value={value} />
      <span className="sr-only"> (highest)</span>
    </span>
  );
}
