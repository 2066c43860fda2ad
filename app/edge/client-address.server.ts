import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../settings/environment.server.ts';

/**
 * The address that limits count by: what our outermost proxy saw, counted from the right of `X-Forwarded-For`, because
 * anything further left was written by the visitor. Without proxies it is the socket's.
 */
export function clientAddress(c: Context, trustProxy: number): string | null {
  const forwarded = trustProxy > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const seen = forwarded.at(-trustProxy)?.trim() || socketAddress(c);
  return seen && householdOf(withoutPort(seen));
}

/**
 * Whether the visitor sits at this machine: no proxy forwarded the request, and it names localhost, so that no other site
 * can reach us through a browser (DNS rebinding). A silent proxy is noticed by the site's own public address.
 */
export function isAskedLocally(c: Context, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  if (handedOn.some((name) => c.req.header(name) !== undefined)) return false;
  return isLoopback(socketAddress(c) ?? '') && [c.req.url, siteUrl].every(isOwnName);
}

/**
 * Whether the request was made on this machine, whatever the site's public name. Declared proxies say so in every
 * request; an undeclared one could stand silently in front of a public name.
 */
export function isFromThisMachine(
  c: Context,
  { siteUrl, trustProxy }: Pick<Settings, 'siteUrl' | 'trustProxy'>,
): boolean {
  return isAskedLocally(c, { siteUrl: trustProxy > 0 ? c.req.url : siteUrl });
}

const handedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

function isOwnName(url: string) {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname);
}

/** `203.0.113.5:49152` and `[2001:db8::1]:49152`, as some proxies write them. */
function withoutPort(seen: string) {
  const [, address] = /^\[(.+)\](?::\d+)?$/.exec(seen) ?? /^([\d.]+):\d+$/.exec(seen) ?? [];
  return address ?? seen;
}

/** A household has one IPv4 address, or a /64 of IPv6 addresses: the first four groups. */
function householdOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::`;
}

/** A request that did not come through a socket (a test's) has none. */
function socketAddress(c: Context) {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? null) : null;
}
