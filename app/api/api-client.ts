/**
 * The browser's client of the JSON API and the site's POST paths. The caller handles a 422, whose message belongs to a
 * field. Any other error status is fatal: the error screen replaces the page.
 */
export type ApiAnswer<T> = { ok: true; data: T } | { ok: false; status: number; data: unknown };

type World = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  onFatal: (status: number) => void;
};
type JsonRequest = { method?: string; headers?: Record<string, string>; body?: string };
type Params = Record<string, string | number | boolean | null | undefined>;

export function createApiClient(world: World) {
  return {
    get: <T>(path: string, params: Params = {}) => call<T>(world, path + queryOf(params)),
    post: <T>(path: string, body: unknown) =>
      call<T>(world, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function call<T>(world: World, path: string, init: JsonRequest = {}): Promise<ApiAnswer<T>> {
  const response = await world.fetch(path, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
  });
  if (response.ok) return { ok: true, data: (await response.json()) as T };
  if (response.status !== 422) world.onFatal(response.status);
  return { ok: false, status: response.status, data: await response.json().catch(() => null) };
}

/** Leaves out blank parameters. */
function queryOf(params: Params) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = String(value ?? '').trim();
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : '';
}
