/** How icons named by content are fetched: the limits, the addresses, and who is asked next when one is silent. */

/** Longer lists of names are split over several requests. */
export const longestIconUrl = 500;

/** The local endpoint must answer within this. */
const localTimeoutMs = 1_500;
/** After this the next external service is asked too; the first answer counts. */
const rotateMs = 750;
/** After this an external service is given up. */
const externalTimeoutMs = 5_000;

export type IconSet = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string }>;
  not_found?: string[];
};

type World = {
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  wait: (ms: number) => Promise<void>;
  /** Base addresses of Iconify services; none unless the operator names some. */
  externalServices?: readonly string[];
};

/** Fetches icons of one set. Rejects when nobody could answer. */
export async function fetchIcons(prefix: string, names: readonly string[], world: World): Promise<IconSet[]> {
  return Promise.all(iconPaths(prefix, names).map((path) => fetchOne(path, world)));
}

export function iconPaths(prefix: string, names: readonly string[]): string[] {
  const head = `${prefix}.json?icons=`;
  const room = longestIconUrl - '/api/icons/'.length - head.length;
  const lists: string[] = [];
  for (const name of names.toSorted()) {
    const last = lists.at(-1);
    if (last !== undefined && last.length + 1 + name.length <= room)
      lists[lists.length - 1] = `${last},${name}`;
    else lists.push(name);
  }
  return lists.map((list) => head + list);
}

async function fetchOne(path: string, world: World): Promise<IconSet> {
  try {
    return await fetchJson(`/api/icons/${path}`, localTimeoutMs, world);
  } catch (error) {
    const services = world.externalServices ?? [];
    if (services.length === 0) throw error;
    return Promise.any(
      services.map(async (service, index) => {
        await world.wait(index * rotateMs);
        return fetchJson(`${service}/${path}`, externalTimeoutMs, world);
      }),
    );
  }
}

async function fetchJson(url: string, timeoutMs: number, world: World): Promise<IconSet> {
  const response = await world.fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as IconSet;
}
