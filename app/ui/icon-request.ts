export const longestIconUrl = 500;

const localTimeoutMs = 1_500;
/** After this the next external service is asked as well; the first answer wins. */
const rotateMs = 750;
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
  externalServices?: readonly string[];
};

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

/** True for SVG that consists of plain shapes only, so that it can neither run nor load anything. */
export function isPlainDrawing(body: string): boolean {
  return plain.test(body);
}

const shape = '(?:circle|ellipse|g|line|path|polygon|polyline|rect)';
const place = 'c[xy]|d|height|points|r[xy]?|transform|width|[xy][12]?';
const paint = 'clip-rule|fill(?:-opacity|-rule)?|opacity|stroke(?:-[a-z]+)?';
// Without a colon or a slash, a value cannot be a URL.
const attribute = ` (?:${place}|${paint})="[\\w .,#%()+-]*"`;
const plain = new RegExp(`^(?:<${shape}(?:${attribute})*/?>|</${shape}>)+$`);
