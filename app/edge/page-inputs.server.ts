import type { Services } from '../context.server.ts';

/**
 * Everything that a shared page can be made from besides the build, which ends with the process. A kept page stays fresh
 * until the version of something it was made from changes.
 */
type PageInput = 'dataset' | 'prices' | 'library files' | 'data checks' | 'clock';

/** Which input a page uses when it reads a service; `null` for what never changes while the process runs. */
const inputs = {
  settings: null,
  log: null,
  rasterise: null,
  outlineText: null,
  writeWorkbook: null,
  writeDeck: null,
  print: null,
  printOnce: null,
  continentOf: null,
  db: 'dataset',
  search: 'dataset',
  paperFiles: 'library files',
  checkDataset: 'data checks',
  now: 'clock',
} satisfies Partial<Record<keyof Services, PageInput | null>>;

const factInputs = {
  edition: 'dataset',
  regions: 'dataset',
  countries: 'dataset',
  centPrices: 'prices',
} satisfies Record<keyof Services['facts'], PageInput>;

/** Inputs that do not say when they change are looked at once a minute. */
const unversionedMs = 60_000;

export function createPageInputs(services: Services, now = Date.now) {
  const { edition, centPrices } = services.facts;
  const versions: Record<PageInput, () => string> = {
    dataset: () => textOf(edition.current),
    prices: () => textOf(centPrices.current),
    'library files': () => minute(now()),
    'data checks': () => minute(now()),
    clock: () => minute(now()),
  };

  return {
    /** The services for one shared page, and whether the page still shows what they say. */
    track() {
      const used = new Map<PageInput, string>();
      // As they were before the page was made: a change in between makes it stale at once.
      const before = Object.fromEntries(
        Object.entries(versions).map(([input, version]) => [input, version()]),
      ) as Record<PageInput, string>;
      const use = (input: PageInput | null) => void (input && used.set(input, before[input]));
      return {
        services: tracked(services, use),
        isCurrent: () => {
          for (const [input, version] of used) if (versions[input]() !== version) return false;
          return true;
        },
      };
    },
  };
}

function tracked(services: Services, use: (input: PageInput | null) => void): Services {
  const facts = watched(services.facts, factInputs, use);
  return watched(services, inputs, use, { facts });
}

/** Reading what is not listed is a mistake: it differs by visitor, or changes without anybody noticing. */
function watched<T extends object>(
  target: T,
  known: Partial<Record<keyof T, PageInput | null>>,
  use: (input: PageInput | null) => void,
  given: Partial<T> = {},
): T {
  return new Proxy(target, {
    get(_, key) {
      if (key in given) return given[key as keyof T];
      if (typeof key !== 'string') return Reflect.get(target, key) as unknown;
      if (!(key in known))
        throw new Error(`A shared page reads "${key}", which edge/page-inputs does not list.`);
      use(known[key as keyof T]!);
      return target[key as keyof T];
    },
  });
}

const minute = (ms: number) => String(Math.floor(ms / unversionedMs));

/** Values are replaced, never changed, so each is written out once. */
function textOf(value: object) {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const texts = new WeakMap<object, string>();
