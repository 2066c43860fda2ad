import * as z from 'zod';
import { normalisedMail } from '../base/normalised-mail.ts';
import type { Services } from '../context.server.ts';
import { trapName } from '../forms/trap-name.ts';
import { email, readForm, textIn, type Refusal } from '../forms/read-form.server.ts';
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
  const allowed = await Promise.all([
    services.isWithinLimit('requests-by-address', address),
    services.isWithinLimit('requests-by-mail', normalisedMail(read.values.email)),
  ]);
  if (!allowed.every(Boolean)) {
    const errors = [{ message: 'That were many requests in a short time. Please try again in an hour.' }];
    const refusal = { attempt: crypto.randomUUID(), errors, entered: read.entered };
    return { ok: false, status: 429, refusal };
  }
  await subscribe(services, read.values.email);
  return { ok: true };
}
