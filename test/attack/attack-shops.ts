/** A place of a ranking as the API gives it away. */
export type GivenPlace = {
  ranking: string;
  edition: string;
  place: number;
  retailer: string;
  shown: [number, number];
};

/** A figure of a retailer as the API gives it away. */
export type GivenSales = {
  retailer: string;
  metric: string;
  period: string;
  dimension: string;
  shown: [number, number];
};

export type ToldSales = { name: string; shown: [number, number]; told: [number, number] };

/**
 * Narrows the sales of shops by their order in every ranking, by growth, by what the whole shop sells, and by the share
 * of a country. It shares no code with the site, and simply looks again until nothing changes.
 */
export function attackShops(
  places: readonly GivenPlace[],
  sales: readonly GivenSales[],
  countryOf: ReadonlyMap<string, string>,
): ToldSales[] {
  const known = new Map<string, [number, number]>();
  const shown = new Map<string, [number, number]>();
  const enter = (name: string, range: [number, number]) => {
    shown.set(name, range);
    known.set(name, [...range]);
  };
  for (const { ranking, edition, place, shown: range } of places)
    enter(`${ranking} ${edition} #${place}`, range);
  for (const { retailer, metric, period, dimension, shown: range } of sales)
    enter(`${retailer} ${metric} ${period} ${dimension}`, range);

  let moved = true;
  const narrow = (name: string, low: number, high: number) => {
    const range = known.get(name);
    if (!range) return;
    if (low > range[0] + Math.abs(range[0]) * 1e-3 && low <= range[1]) [range[0], moved] = [low, true];
    if (high < range[1] - Math.abs(range[1]) * 1e-3 && high >= range[0]) [range[1], moved] = [high, true];
  };
  for (let round = 0; moved && round < 200; round += 1) {
    moved = false;
    for (const { ranking, edition, place, retailer } of places) {
      const own = `${ranking} ${edition} #${place}`;
      const next = `${ranking} ${edition} #${place + 1}`;
      if (known.has(next)) {
        narrow(own, known.get(next)![0], Infinity);
        narrow(next, 0, known.get(own)![1]);
      }
      const whole = known.get(`${retailer} net-sales ${edition} `);
      if (!whole) continue;
      narrow(own, 0, whole[1]);
      narrow(`${retailer} net-sales ${edition} `, known.get(own)![0], Infinity);
      const country = countryOf.get(ranking);
      const share = known.get(`${retailer} country-share ${edition} country:${country}`);
      if (!share) continue;
      narrow(own, (whole[0] * share[0]) / 100, (whole[1] * share[1]) / 100);
      if (share[0] > 0)
        narrow(
          `${retailer} net-sales ${edition} `,
          known.get(own)![0] / (share[1] / 100),
          known.get(own)![1] / (share[0] / 100),
        );
    }
    for (const { retailer, metric, period } of sales) {
      if (metric !== 'net-sales-growth') continue;
      const growth = known.get(`${retailer} ${metric} ${period} `)!;
      const [now, then] = [
        `${retailer} net-sales ${period} `,
        `${retailer} net-sales ${Number(period) - 1} `,
      ];
      if (!known.has(now) || !known.has(then)) continue;
      narrow(now, known.get(then)![0] * (1 + growth[0] / 100), known.get(then)![1] * (1 + growth[1] / 100));
      narrow(then, known.get(now)![0] / (1 + growth[1] / 100), known.get(now)![1] / (1 + growth[0] / 100));
    }
  }
  return [...known].map(([name, told]) => ({ name, shown: shown.get(name)!, told }));
}
