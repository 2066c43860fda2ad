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

/**
 * Whether somebody asks who sits at this very machine: no proxy has handed it on, and no foreign name leads here, as a
 * page elsewhere could make a browser believe.
 */
export function isAskedLocally(c: Context): boolean {
  const isHandedOn = handedOn.some((name) => c.req.header(name) !== undefined);
  return !isHandedOn && isLoopback(socketAddress(c) ?? '') && isOwnName(new URL(c.req.url).hostname);
}

const handedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

const isOwnName = (host: string) => host === 'localhost' || host === '[::1]' || isLoopback(host);

/** A request that did not come through a socket (a test's) has none. */
function socketAddress(c: Context) {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? null) : null;
}
