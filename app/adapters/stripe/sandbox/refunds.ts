import * as z from 'zod';
import { ApiError, missing, type FormFields, readParams } from './api-request.ts';
import type { Refund } from './documents.ts';
import { findToChange, newId, put, newObject, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';

const createParams = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

export async function createRefund(world: World, fields: FormFields): Promise<Refund> {
  const params = readParams(createParams, fields);
  const intent = await findToChange(world.db, 'payment_intent', params.payment_intent);
  if (!intent) throw missing('payment_intent', params.payment_intent, 'payment_intent');
  const left = intent.amount_received - intent.sandbox.refunded;
  if (intent.status !== 'succeeded')
    throw new ApiError(400, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  if (left === 0)
    throw new ApiError(400, 'The charge has already been refunded.', { code: 'charge_already_refunded' });
  const amount = params.amount ?? left;
  if (amount > left)
    throw new ApiError(400, `Refund amount (${amount}) is greater than unrefunded amount (${left}).`, {
      param: 'amount',
    });
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    ...newObject(world),
    amount,
    currency: 'eur',
    payment_intent: intent.id,
    reason: null,
    status: 'succeeded',
    metadata: params.metadata,
  };
  await put(world.db, {
    ...intent,
    sandbox: { ...intent.sandbox, refunded: intent.sandbox.refunded + amount },
  });
  await put(world.db, refund);
  await recordEvents(world, [{ type: 'refund.created', object: refund }]);
  return refund;
}
