import { OpenAPIHono } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { sheetContext, type SheetContext } from '../figures/sheet-context.server.ts';
import { invalid, unavailable } from './problem.server.ts';

/** A part of the API whose answers, or those at the given paths, come from the data set: `c.var.data`. */
export function dataApi(services: Services, paths: readonly string[] = ['*']) {
  const api = new OpenAPIHono<{ Variables: { data: SheetContext } }>({ defaultHook: invalid });
  for (const path of paths) {
    api.use(path, async (c, next) => {
      const data = sheetContext(services);
      if (!data) return unavailable(c);
      c.set('data', data);
      return next();
    });
  }
  return api;
}
