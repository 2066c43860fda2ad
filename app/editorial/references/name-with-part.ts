import { partOf } from '../../figures/dimension.ts';

/** 'Share of eCommerce' and 'Annual growth (CAGR) since 2020', but 'Seasonality index: December'. */
export function nameWithPart(name: string, dimension: string, part: string, separator = ': '): string {
  if (!dimension) return name;
  const continuesName = phrases.has(partOf(dimension).by);
  return `${name}${continuesName ? ' ' : separator}${part}`;
}

const phrases: ReadonlySet<string> = new Set(['of', 'since']);
