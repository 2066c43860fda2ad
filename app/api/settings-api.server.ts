import { Hono } from 'hono';
import type { Services } from '../context.server.ts';
import { clientAddress } from '../site/edge/client-address.server.ts';
import { cacheControl } from '../site/edge/policies.ts';

/**
 * `GET /api/settings`: the base year, and in the header `x-ipcontinent` the visitor's continent. The header is absent
 * when it is unknown, which counts as the European Economic Area.
 */
export function settingsApi({ settings, facts, continentOf }: Services) {
  return new Hono().get('/', (c) => {
    const continent = proxyContinent(c.req.header('x-ipcontinent'), settings.trustProxy) ?? ofAddress();
    if (continent) c.header('x-ipcontinent', continent);
    c.header('Cache-Control', cacheControl.nobody);
    return c.json({ baseYear: facts.settings.current.baseYear });

    function ofAddress() {
      const address = clientAddress(c, settings.trustProxy);
      return address && continentOf(address);
    }
  });
}

/** A proxy of ours may know better than our table. */
function proxyContinent(header: string | undefined, trustProxy: number) {
  return trustProxy > 0 && header && /^(AF|AN|AS|EU|NA|OC|SA)$/.test(header) ? header : null;
}
