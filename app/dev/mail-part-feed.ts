import { servicesContext } from '../context.server.ts';
import { developmentPage } from '../shell/route-handle.ts';
import { mailPart } from './captured.server.ts';
import type { Route } from './+types/mail-part-feed.ts';

export const handle = developmentPage({ guards: ['local-only'] });

/** `/sandbox/mails/3/html`, `…/source`, or the index of an attachment: `…/0`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  const found = await mailPart(context.get(servicesContext).db, id, params.part);
  if (!found) return new Response('There is nothing at this address.\n', { status: 404 });
  const { type, name, content } = found;
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  const disposition = name && {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Security-Policy': harmless, ...disposition },
  });
}

/** Like mail programs: no scripts, nothing loaded. */
const harmless =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";
