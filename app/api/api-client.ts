/**
 * The browser's way to the JSON API and the site's own POST paths. A 422 is the caller's business: its message stands
 * beside a field. Any other error status is fatal and carries that status to the error screen.
 */
export type ApiAnswer<T> = { ok: true; data: T } | { ok: false; status: 422; data: unknown };

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Params = Record<string, string | number | boolean | null | undefined>;

export function createApiClient(fetch: Fetch) {
  return {
    get: <T>(path: string, params: Params = {}) => call<T>(fetch, path + queryOf(params)),
    post: <T>(path: string, body: unknown) =>
      call<T>(fetch, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function call<T>(fetch: Fetch, path: string, init: RequestInit = {}): Promise<ApiAnswer<T>> {
  const response = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init.headers } });
  if (response.status === 422)
    return { ok: false, status: 422, data: await response.json().catch(() => null) };
  if (!response.ok) throw new ApiError(path, response.status);
  return { ok: true, data: (await response.json()) as T };
}

/** Empty and blank parameters are left out. */
function queryOf(params: Params) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = String(value ?? '').trim();
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : '';
}
