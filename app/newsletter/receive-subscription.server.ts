import * as z from 'zod';
import type { Services } from '../context.server.ts';
import { mayRequest } from '../forms/may-request.server.ts';
import { trapName } from '../forms/trap-name.ts';
import { email, readForm, refusalFor, textIn, type Refusal } from '../forms/read-form.server.ts';
import { subscribe } from './subscriptions.server.ts';

type Outcome = { ok: true } | { ok: false; status: 422 | 429; refusal: Refusal };

const schema = z.object({ email });

/** The answer is the same whether the address is known or not. */
export async function receiveSubscription(
  services: Services,
  sent: FormData,
  address: string,
): Promise<Outcome> {
  const read = readForm(schema, sent);
  if (!read.ok) return { ok: false, status: 422, refusal: read.refusal };
  // Whatever fills in what people do not see gets a friendly answer, and nobody a mail.
  if (textIn(sent, trapName) !== '') return { ok: true };
  if (!(await mayRequest(services, address, read.values.email)))
    return { ok: false, status: 429, refusal: refusalFor(tooMany, read.entered) };
  await subscribe(services, read.values.email);
  return { ok: true };
}

const tooMany = 'That were many requests in a short time. Please try again in an hour.';
