import * as z from 'zod';
import type { Services } from '../context.server.ts';
import { mayRequest, tooMany } from '../forms/may-request.server.ts';
import { email, readForm, refused, type Refused } from '../forms/read-form.server.ts';
import { isTrapped } from '../forms/trap.server.ts';
import { subscribe } from './subscriptions.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'isWithinLimit' | 'now' | 'secret' | 'settings'>;

const schema = z.object({ email });

/** The answer is the same whether the address is known or not. */
export async function receiveSubscription(
  services: Needs,
  sent: FormData,
  address: string,
): Promise<{ ok: true } | Refused> {
  const read = readForm(schema, sent);
  if (!read.ok) return read;
  if (isTrapped(sent)) return refused(422, looksAutomatic, read.entered);
  if (!(await mayRequest(services, address, read.values.email))) return refused(429, tooMany, read.entered);
  await subscribe(services, read.values.email);
  return { ok: true };
}

const looksAutomatic =
  'A field was filled in that people do not see, perhaps by your browser. Please send it again as it is now.';
