/** Plain data, because it is sent to a worker thread. */
export type Workbook = readonly Worksheet[];

export type Worksheet = {
  sheet: string;
  showGridLines?: boolean;
  stickyRowsCount?: number;
  columns: { width: number }[];
  data: WorkbookRow[];
};

export type WorkbookRow = WorkbookCell[];

export type WorkbookCell = {
  value?: string | number;
  format?: string;
  fontWeight?: 'bold';
  fontSize?: number;
  align?: 'left' | 'right';
  alignVertical?: 'top';
  bottomBorderStyle?: 'thin';
  wrap?: boolean;
};

export type WriteWorkbook = (workbook: Workbook, client?: string) => Promise<Uint8Array<ArrayBuffer>>;

export const text = (value: string): WorkbookCell => ({ value });
export const strong = (value: string): WorkbookCell => ({ ...text(value), fontWeight: 'bold' });
export const heading = (value: string): WorkbookCell => ({ ...strong(value), fontSize: 14 });
export const headCell = (value: string): WorkbookCell => ({ ...strong(value), bottomBorderStyle: 'thin' });

export function pair(label: string, value: string): WorkbookRow {
  return [
    { ...strong(label), alignVertical: 'top' },
    { ...text(value), wrap: true },
  ];
}

/** Years and ranks are written as numbers, or Excel flags each of them as an error. */
export function valueCell(value: string | number | null): WorkbookCell {
  if (value === null) return {};
  if (typeof value === 'string' && !/^\d{1,4}$/.test(value)) return text(value);
  // Without a format, Excel writes numbers from 12 digits on as 1E+11.
  return { value: Number(value), ...(Number(value) >= 10_000 && { format: '#,##0' }) };
}

export function widthOf(cells: readonly (string | number | null | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => (cell ?? '').toLocaleString('en-US').length));
  return Math.min(48, Math.max(10, longest + 2));
}

/** Excel allows 31 characters, forbids some, and needs unique names. */
export function worksheetNames(titles: readonly string[], others: readonly string[]): string[] {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  return titles.map((title) => {
    const plain = title.replaceAll(/[\s[\]/\\:*?']+/g, ' ').trim();
    let name = plain.slice(0, 31).trim();
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${plain.slice(0, 27)} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
