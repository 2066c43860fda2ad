import type { Confidence, Method } from '../../figures/figure.ts';
import { type Visibility, isMetricKey } from '../../figures/metric.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import { toAlpha2 } from '../../taxonomy/geo-codes.ts';
import type { ColumnType } from '../dataset-files.ts';

export type CellType = { expected: string; read: (cell: string) => string | null };

export const cellTypes: Record<ColumnType, CellType> = {
  text: { expected: 'text', read: when((cell) => !cell.includes('\0')) },
  slug: {
    expected: 'a name of lower-case letters, digits, dots and hyphens',
    read: matching(/^[a-z0-9]+([._-]+[a-z0-9]+)*$/),
  },
  region: { expected: 'a known region code such as deu', read: when(isRegion) },
  category: {
    expected: 'a known category such as consumer-electronics',
    read: when((cell) => categoryOf(cell) !== undefined),
  },
  metric: { expected: 'a known metric such as market-size', read: when(isMetricKey) },
  year: { expected: 'a year such as 2025', read: matching(/^(1\d|20)\d\d$|^2100$/) },
  period: {
    expected: 'a year such as 2025 or a month such as 2025-03',
    read: matching(/^\d{4}(-(0[1-9]|1[0-2]))?$/),
  },
  number: { expected: 'a number such as 1234.5, without signs for thousands', read: readNumber },
  integer: {
    expected: 'a whole number from 1',
    read: when((cell) => /^[1-9]\d{0,9}$/.test(cell) && Number(cell) < 2 ** 31),
  },
  boolean: oneOf(['true', 'false']),
  date: { expected: 'a day such as 2026-01-31', read: when(isDate) },
  url: { expected: 'an address that begins with https:// or http://', read: when(isWebAddress) },
  method: oneOf(['reported', 'observed', 'modelled', 'imputed', 'forecast'] satisfies Method[]),
  confidence: oneOf(['A', 'B', 'C', 'D'] satisfies Confidence[]),
  visibility: oneOf(['exact', 'range', 'no-access'] satisfies Visibility[]),
  'provider-kind': oneOf(['payment', 'shipping', 'shop-software']),
};

function when(isRight: (cell: string) => boolean): CellType['read'] {
  return (cell) => (isRight(cell) ? cell : null);
}

function matching(pattern: RegExp): CellType['read'] {
  return when((cell) => pattern.test(cell));
}

function oneOf(words: readonly string[]): CellType {
  const known = new Set(words);
  return { expected: `one of ${words.join(', ')}`, read: when((cell) => known.has(cell)) };
}

function isRegion(cell: string): boolean {
  return /^[a-z]{3}$/.test(cell) && toAlpha2(cell) !== undefined;
}

function readNumber(cell: string): string | null {
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(cell)) return null;
  const number = Number(cell);
  return Number.isFinite(number) ? String(number) : null;
}

function isDate(cell: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(cell)) return false;
  const date = new Date(`${cell}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(cell);
}

function isWebAddress(cell: string): boolean {
  return /^https?:\/\/\S+$/.test(cell) && URL.canParse(cell);
}
