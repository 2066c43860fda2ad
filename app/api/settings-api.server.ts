import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { clientAddress } from '../edge/client-address.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { answer } from './answer.server.ts';

const settings = createRoute({
  method: 'get',
  tags: ['Filters and settings'],
  path: '/',
  summary: 'Base year, and the visitor’s continent in a header',
  responses: {
    200: {
      description: 'The year that figures refer to unless they say otherwise.',
      headers: {
        'x-ipcontinent': {
          description:
            'The continent of the visitor, such as EU. Absent when unknown, which counts as the EEA.',
          schema: { type: 'string' },
        },
      },
      content: {
        'application/json': { schema: z.object({ baseYear: z.int() }) },
        'text/csv': { schema: z.string() },
      },
    },
  },
});

export function settingsApi({ settings: { trustProxy }, facts, continentOf }: Services) {
  return new OpenAPIHono().openapi(settings, (c) => {
    const address = clientAddress(c, trustProxy);
    const continent =
      proxyContinent(c.req.header('x-ipcontinent'), trustProxy) ?? (address && continentOf(address));
    if (continent) c.header('x-ipcontinent', continent);
    c.header('Cache-Control', cacheControl.nobody);
    const { baseYear } = facts.edition.current;
    return answer(c, { baseYear }, () => [{ baseYear }]);
  });
}

/** A trusted proxy may know better than our table. */
function proxyContinent(header: string | undefined, trustProxy: number) {
  return trustProxy > 0 && header && /^(AF|AN|AS|EU|NA|OC|SA)$/.test(header) ? header : null;
}
