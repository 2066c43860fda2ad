import type { CellObject, Row } from 'write-excel-file/node';

// Always of the type `String`: whatever a text looks like, Excel never runs it.
export const text = (value: string): CellObject => ({ value, type: String });
export const strong = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
export const heading = (value: string): CellObject => ({ ...strong(value), fontSize: 14 });
export const headCell = (value: string): CellObject => ({ ...strong(value), bottomBorderStyle: 'thin' });

/** A name, and what is said of it. */
export function pair(label: string, value: string): Row {
  return [
    { ...strong(label), alignVertical: 'top' },
    { ...text(value), wrap: true },
  ];
}

/** Years and places are numbers too, or Excel marks each of them as a fault. */
export function valueCell(value: string | number | null): CellObject {
  if (value === null) return {};
  if (typeof value === 'string' && !/^\d{1,4}$/.test(value)) return text(value);
  // Without a format, Excel writes from 12 digits on as 1E+11.
  const format = Number(value) >= 10_000 ? '#,##0' : undefined;
  return { value: Number(value), type: Number, format };
}

export function widthOf(cells: readonly (string | number | null | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => (cell ?? '').toLocaleString('en-US').length));
  return Math.min(48, Math.max(10, longest + 2));
}

/** Excel takes 31 letters, some not at all, and every name once. */
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
