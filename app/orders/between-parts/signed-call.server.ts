import { createHmac, timingSafeEqual } from 'node:crypto';
import { brand } from '../../brand.ts';

/** How one part of ours proves to another that a call is ours: `t=<unix seconds>,v1=<hmac of time and body>`. */
export const signatureHeader = `x-${brand.slug}-signature`;

const toleranceSeconds = 5 * 60;

export function signCall(secret: string, rawBody: string, now: Date): string {
  const time = String(secondsOf(now));
  return `t=${time},v1=${signature(secret, time, rawBody)}`;
}

/** True for a body that was signed by us, lately. */
export function isSignedCall(secret: string, rawBody: string, header: string | null, now: Date): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!time || !given || Math.abs(secondsOf(now) - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, time, rawBody)));
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000);

const signature = (secret: string, time: string, rawBody: string) =>
  createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex');
