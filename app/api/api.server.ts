import { Hono } from 'hono';
import type { Services } from '../context.server.ts';
import { cacheControl } from '../site/edge/policies.ts';
import { iconsApi } from './icons-api.server.ts';
import { problem } from './problem.server.ts';

/** The public JSON API under `/api`. Faults are `application/problem+json`. */
export function createApi({ log }: Services) {
  return new Hono()
    .route('/icons', iconsApi())
    .all('*', (c) => problem(c, 404, 'There is no such address in the API.'))
    .onError((error, c) => {
      log.error({ err: error }, 'API call failed');
      c.header('Cache-Control', cacheControl.nobody);
      return problem(c, 500, 'Something went wrong on our side.');
    });
}
