import * as z from 'zod';
import { missing, readParams, type FormFields } from './api-request.ts';
import type { Customer, PortalSession } from './documents.ts';
import { find, findToChange, newId, newObject, put, secondsOf, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';

const createParams = z.strictObject({
  customer: z.string(),
  return_url: z.url(),
  flow_data: z.strictObject({
    type: z.literal('payment_method_update'),
    after_completion: z.strictObject({
      type: z.literal('redirect'),
      redirect: z.strictObject({ return_url: z.url() }),
    }),
  }),
});

export async function createPortalSession(world: World, fields: FormFields): Promise<PortalSession> {
  const { customer, return_url, flow_data } = readParams(createParams, fields);
  if (!(await find(world.db, 'customer', customer))) throw missing('customer', customer, 'customer');
  const id = newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    ...newObject(world),
    customer,
    return_url,
    sandbox: { changedUrl: flow_data.after_completion.redirect.return_url },
    url: `${world.siteUrl}/sandbox-payments/portal/${id}`,
  };
  await put(world.db, session);
  return session;
}

/** Null once it has expired: the address alone opens it. */
export async function findPortal({ db, now }: World, id: string): Promise<PortalSession | null> {
  const session = /^bps_\w+$/.test(id) ? await find(db, 'billing_portal.session', id) : null;
  return session && session.created + openForSeconds > secondsOf(now()) ? session : null;
}

const openForSeconds = 30 * 60;

export async function changePaymentMethod(
  world: World,
  portalId: string,
  method: 'card' | 'sepa_debit',
): Promise<void> {
  const portal = await find(world.db, 'billing_portal.session', portalId);
  const customer = portal && (await findToChange(world.db, 'customer', portal.customer));
  if (!customer) return;
  const changed: Customer = {
    ...customer,
    invoice_settings: { default_payment_method: newId('pm') },
    sandbox: { method },
  };
  await put(world.db, changed);
  const before = { invoice_settings: customer.invoice_settings ?? { default_payment_method: null } };
  await recordEvents(world, [{ type: 'customer.updated', object: changed, before }]);
}
