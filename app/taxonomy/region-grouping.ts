export const continents = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'] as const;

export type Continent = (typeof continents)[number];

/** The parts of the world by which lists are filtered, `all` for no filter. */
export const regionFilterOptions = [
  { value: 'all', label: 'All' },
  { value: 'africa', label: 'Africa' },
  { value: 'americas', label: 'Americas' },
  { value: 'australia-oceania', label: 'Australia & Oceania' },
  { value: 'asia', label: 'Asia' },
  { value: 'europe', label: 'Europe' },
] as const;

export type RegionGrouping = Exclude<(typeof regionFilterOptions)[number]['value'], 'all'>;
