import { createMiddleware } from 'hono/factory';
import type { EdgeEnv } from './request-log.server.ts';

export type Refused = { status: number; message?: string };

/** Null when the screen itself cannot be rendered. */
export type RenderErrorScreen = (
  path: string,
  refused: Refused,
) => Promise<{ html: string; policy: string } | null>;

/**
 * Whatever refuses a request, whether a check of the edge or a file that does not exist, answers with one line of text.
 * A browser that opens the address gets the error screen with its links instead; a program keeps the line.
 */
export function errorScreens(render: RenderErrorScreen) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    const isLine = headers.get('content-type')?.startsWith('text/plain') ?? true;
    if (status < 400 || !isLine) return;
    if (!isOpenedByBrowser(c.req.header('accept'))) return c.header('Vary', 'Accept', { append: true });
    const line = (await c.res.clone().text()).trim();
    const screen = await render(new URL(c.req.url).pathname, {
      status,
      ...(status < 500 && line && { message: line }),
    });
    if (!screen) return;
    const answer = new Response(c.req.method === 'HEAD' ? null : screen.html, { status, headers });
    answer.headers.set('Content-Type', 'text/html; charset=utf-8');
    answer.headers.set('Content-Security-Policy', screen.policy);
    answer.headers.append('Vary', 'Accept');
    answer.headers.delete('Content-Length');
    c.res = undefined;
    c.res = answer;
  });
}

const isOpenedByBrowser = (accept: string | undefined) => accept?.includes('text/html') ?? false;
