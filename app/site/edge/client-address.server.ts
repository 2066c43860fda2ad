import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's address: what the outermost of our own proxies saw, counted from the right of `X-Forwarded-For`,
 * because everything further left was written by the visitor; without proxies the socket's.
 */
export function clientAddress(c: Context, trustProxy: number): string | null {
  const socket = socketAddress(c);
  if (trustProxy === 0) return socket;
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return seen.at(-trustProxy) || socket;
}

/** A request that did not come through a socket (a test's) has none. */
function socketAddress(c: Context) {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? null) : null;
}
