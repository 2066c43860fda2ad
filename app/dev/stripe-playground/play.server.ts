import type { Services } from '../../context.server.ts';
import { formatEur } from '../../base/money.ts';
import { tiers } from '../../plans/tier.ts';
import { sandboxSessions, sandboxWebhooks } from '../inspectors/sandbox-payments.server.ts';
import { isMove } from './moves.ts';
import { sandboxCodes, sandboxSubscriptions } from './sandbox-world.server.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'paymentSandbox'>;

export type World = Awaited<ReturnType<typeof sandboxWorld>>;

/** All that can be played with; null where payments are not sandboxed. */
export async function sandboxWorld({ db, payments, paymentSandbox }: Needs) {
  if (!paymentSandbox) return null;
  const prices = await payments.yearlyPrices();
  return {
    prices: tiers.map(({ id, name }) => ({ id, name, price: formatEur(prices[id]) })),
    codes: await sandboxCodes(db),
    numbers: paymentSandbox.testNumbers.map(({ number, does }) => ({ number, does })),
    subscriptions: await sandboxSubscriptions(db),
    sessions: await sandboxSessions(db),
    webhooks: await sandboxWebhooks(db),
  };
}

/** Lets something happen to a subscription; false where there is no such thing. */
export async function play({ db, payments, paymentSandbox }: Needs, form: FormData): Promise<boolean> {
  const [id, move] = [form.get('subscription'), form.get('move')];
  const running = (await sandboxSubscriptions(db)).find((one) => one.id === id && one.status !== 'canceled');
  if (!paymentSandbox || !running || !isMove(move)) return false;
  if (move === 'cancel') await payments.cancelSubscription(running.id);
  else await paymentSandbox.renew(running.id, move === 'renew' ? 'paid' : 'failed');
  return true;
}
