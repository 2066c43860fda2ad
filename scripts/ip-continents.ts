/**
 * Makes `data/facts/ip-continents.bin` from the CSV files of the npm package `@ip-location-db/geo-whois-asn-country`
 * (CC0): `npx node scripts/ip-continents.ts <folder of the unpacked package>`. Run it when the table has grown old.
 */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';
import { continentCodes, encodeTable, type Block } from '../app/adapters/ip-continent.ts';
import regions from '../data/facts/regions.json' with { type: 'json' };

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the unpacked package.');

const continentOfCountry = new Map(
  regions.countries.map(({ alpha2, continent, subcontinent }) => [
    alpha2.toUpperCase(),
    continentCodes.indexOf(codeOf(continent, subcontinent)),
  ]),
);
const [v4, v6] = [await blocksOf('ipv4', 8n), await blocksOf('ipv6', 96n)];
await writeFile('data/facts/ip-continents.bin', brotliCompressSync(encodeTable({ v4, v6 })));
console.log(`${v4.length} blocks of IPv4, ${v6.length} of IPv6.`);

function codeOf(continent: string, subcontinent: string) {
  if (continent === 'Americas') return subcontinent === 'South America' ? 'SA' : 'NA';
  return ({ Africa: 'AF', Asia: 'AS', Europe: 'EU', Oceania: 'OC' } as const)[continent] ?? '';
}

/**
 * Addresses are taken by their first 24 bits (IPv4) or 32 bits (IPv6). Where one such block lies on two continents,
 * or a part of it is unknown, the whole block is unknown: a wrong continent is worse than none.
 */
async function blocksOf(family: string, dropBits: bigint): Promise<Block[]> {
  const size = 1n << dropBits;
  const whole: Segment[] = [];
  const parts = new Map<number, { continent: number; covered: bigint }>();
  const addPart = (block: bigint, continent: number, covered: bigint) => {
    const before = parts.get(Number(block)) ?? { continent, covered: 0n };
    const same = before.continent === continent;
    parts.set(Number(block), { continent: same ? continent : 0, covered: before.covered + covered });
  };

  const file = `${folder}/geo-whois-asn-country-${family}-num.csv`;
  for await (const line of createInterface(createReadStream(file))) {
    const [from, to, country = ''] = line.split(',');
    const [first, end] = [BigInt(from!), BigInt(to!) + 1n];
    const continent = continentOfCountry.get(country) ?? 0;
    const [firstWhole, endWhole] = [(first + size - 1n) / size, end / size];
    if (firstWhole > endWhole) {
      addPart(endWhole, continent, end - first);
      continue;
    }
    if (first < firstWhole * size) addPart(firstWhole - 1n, continent, firstWhole * size - first);
    if (firstWhole < endWhole) whole.push({ start: Number(firstWhole), end: Number(endWhole), continent });
    if (endWhole * size < end) addPart(endWhole, continent, end - endWhole * size);
  }

  for (const [start, { continent, covered }] of parts) {
    if (covered === size) whole.push({ start, end: start + 1, continent });
  }
  return joined(whole.toSorted((a, b) => a.start - b.start));
}

type Segment = Block & { end: number };

/** Merges neighbours on one continent; gaps become blocks without a continent. */
function joined(segments: readonly Segment[]): Block[] {
  const blocks: Block[] = [];
  let end = 0;
  const add = (start: number, continent: number) => {
    if ((blocks.at(-1)?.continent ?? 0) !== continent) blocks.push({ start, continent });
  };
  for (const segment of segments) {
    if (segment.start > end) add(end, 0);
    add(segment.start, segment.continent);
    end = segment.end;
  }
  add(end, 0);
  return blocks;
}
