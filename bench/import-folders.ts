/** Folders of CSV files as an operator would bring them: large, without faults, the same at every run. */
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { datasetFiles } from '../app/dataset/dataset-files.ts';
import { metricKeys } from '../app/figures/metric.ts';
import { categories, childrenOf, type CategorySlug } from '../app/taxonomy/category.ts';
import { membersOf } from '../app/taxonomy/region-catalogue.server.ts';

type Rows = Record<string, Iterable<string>>;

const edition = ['Bench,2025,2026-10-31,2027-01-31,false'];

export function writeFigureFolder(folder: string, figures: number) {
  return writeFolder(folder, { edition, markets: marketRows(), 'market-figures': figureRows(figures) });
}

export function writeRetailerFolder(folder: string, retailers: number) {
  const shops = Array.from({ length: retailers }, (_, number) => `shop-${number}.example-de`);
  return writeFolder(folder, {
    edition,
    markets: ['deu,all,eCommerce in Germany,false'],
    retailers: shops.map(
      (shop, number) => `${shop},shop-${number},Shop ${number},shop-${number}.example,deu,toys,false,,,,,`,
    ),
    'retailer-figures': retailerFigureRows(shops),
    rankings: ['top-stores-in-germany,Top stores in Germany,deu,all,net-sales'],
    'ranking-places': shops.map(
      (shop, index) => `top-stores-in-germany,2025,${index + 1},${shop},,${retailers - index},modelled,C`,
    ),
  });
}

/** Markets and shops that grow together, with as much to say of each. */
export function writeGrownFolder(folder: string, size: { countries: number; retailers: number }) {
  const shops = Array.from({ length: size.retailers }, (_, number) => `shop-${number}.example-de`);
  const some = regions.slice(0, size.countries + 1);
  return writeFolder(folder, {
    edition,
    markets: marketRows(some),
    'market-figures': figureRows(some.length * categories.length * 8 * 6, some),
    retailers: shops.map(
      (shop, number) => `${shop},shop-${number},Shop ${number},shop-${number}.example,deu,toys,true,,,,,`,
    ),
    'retailer-figures': retailerFigureRows(shops),
    rankings: ['top-stores-in-germany,Top stores in Germany,deu,all,net-sales'],
    'ranking-places': shops
      .slice(0, 100)
      .map((shop, index) => `top-stores-in-germany,2025,${index + 1},${shop},,${200 - index},modelled,C`),
  });
}

/** Without American Samoa and Montserrat: at their addresses are Asia and South Asia. */
const regions = ['wor', ...new Set(['deu', ...membersOf('wor')])].filter(
  (region) => region !== 'asm' && region !== 'msr',
);

function* marketRows(places = regions) {
  for (const region of places)
    for (const { slug } of categories) yield `${region},${slug},The ${slug} industry in ${region},false`;
}

/** What publishing works out from the others. */
const derived = new Set<string>([
  'market-growth',
  'market-cagr',
  'market-share',
  'spend-per-head',
  'spend-per-buyer',
  'buyer-penetration',
]);

function* figureRows(count: number, places = regions) {
  let left = count;
  const years = Array.from({ length: 8 }, (_, index) => 2018 + index);
  const metrics = metricKeys()
    .filter((key) => !derived.has(key))
    .slice(0, Math.ceil(count / (places.length * categories.length * years.length)));
  for (const region of places)
    for (const { slug } of categories)
      for (const metric of metrics)
        for (const year of years) {
          if (left-- <= 0) return;
          const size = (year - 2000) * leavesOf(slug) * (region === 'wor' ? places.length - 1 : 1);
          yield `${region},${slug},${metric},,${year},${size * 1234.5},,,modelled,C,`;
        }
}

function* retailerFigureRows(shops: readonly string[]) {
  for (const shop of shops)
    for (const metric of ['net-sales', 'visits', 'conversion-rate'])
      for (let year = 2021; year <= 2025; year += 1)
        yield `${shop},${metric},,${year},${year * 10},,,modelled,C,`;
}

function leavesOf(category: CategorySlug): number {
  const children = childrenOf(category);
  return children.length === 0 ? 1 : children.reduce((sum, { slug }) => sum + leavesOf(slug), 0);
}

async function writeFolder(folder: string, rows: Rows) {
  mkdirSync(folder, { recursive: true });
  for (const { name, columns } of datasetFiles) {
    const output = createWriteStream(join(folder, `${name}.csv`));
    output.write(`${columns.map((column) => column.name).join(',')}\n`);
    for (const row of rows[name] ?? []) if (!output.write(`${row}\n`)) await once(output, 'drain');
    output.end();
    await once(output, 'finish');
  }
}
