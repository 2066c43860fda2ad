import { createHmac, timingSafeEqual } from 'node:crypto';
import { brand } from '../base/brand.ts';

/** How one part of ours proves to another that a call is ours: `t=<unix seconds>,v1=<hmac of time and call>`. */
export const signatureHeader = `x-${brand.slug}-signature`;

type Call = { method: string; path: string; body: string };

const toleranceSeconds = 5 * 60;

export function signCall(secret: string, call: Call, now: Date): string {
  const time = String(secondsOf(now));
  return `t=${time},v1=${signature(secret, time, call)}`;
}

/** True for a call that was signed by us, lately. */
export function isSignedCall(secret: string, call: Call, header: string | null, now: Date): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!time || !given || Math.abs(secondsOf(now) - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, time, call)));
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000);

function signature(secret: string, time: string, { method, path, body }: Call) {
  // The secret signs other things too: with a key of its own, nothing of them can pass for a call.
  const key = createHmac('sha256', secret).update('call between parts').digest();
  return createHmac('sha256', key).update([time, method, path, body].join('\n')).digest('hex');
}
