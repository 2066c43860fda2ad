import { passportAddress } from '../../figures/sheet-address.ts';
import { unlockOfText, type CentPrices, type Unlock } from '../../plans/unlock.ts';
import { mapProse } from '../prose/prose.ts';
import type { ShownProse } from '../prose/shown-prose.ts';

/** What a plan would show of the figures in a text. */
export function unlockText(
  prose: ShownProse,
  page: { kind: 'article' | 'whitepaper'; from: string },
  prices: CentPrices,
): Unlock {
  return unlockOfText({ ...page, keys: prose.rangesNote ? subjectsIn(prose) : [] }, prices);
}

/** `market`, `retailer` and `ranking`, as far as the text cites figures of them. */
function subjectsIn({ blocks }: ShownProse): string[] {
  const passports: string[] = [];
  mapProse(blocks, {
    figure: ({ passport }) => passports.push(passport),
    chart: ({ table }) => {
      for (const { cells } of table.rows)
        for (const cell of cells)
          if (typeof cell === 'object' && cell && 'passport' in cell) passports.push(cell.passport);
    },
  });
  return [...new Set(passports.map((path) => passportAddress(path).split('/')[0]!))].filter(Boolean);
}
