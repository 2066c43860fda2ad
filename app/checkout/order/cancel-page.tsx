import { href, redirect } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { changeRenewal } from '../../orders/manage/change-renewal.server.ts';
import {
  canCancel,
  canChangeRenewal,
  hasRunOut,
  isUnpaidYear,
  orderStatusOf,
  planDates,
  type OrderStatus,
} from '../../orders/manage/order-status.ts';
import { orderPath } from '../../orders/order-links.server.ts';
import { tierOf } from '../../plans/tier.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import type { Done } from './done-notices.ts';
import { needOrder } from './need-order.server.ts';
import type { Route } from './+types/cancel-page.ts';

export const handle = visitorPage({ query: ['order'], indexed: false, isSecret: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { order, account } = await needOrder(services, url);
  const back = orderPath(services.secret, order.reference);
  // Nothing is left to cancel, perhaps because it was done in another tab.
  const facts = { order, account, now: services.now() };
  if (!account || !canCancel(facts)) throw redirect(back, 303);
  return {
    plan: tierOf(order.tier).name,
    ...planDates(account),
    status: orderStatusOf(facts),
    isFinal: isUnpaidYear(orderStatusOf(facts)),
    isOver: hasRunOut(account, facts.now),
    back,
  };
}

/** Has no limit: cancelling must always be possible. */
export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { order, account } = await needOrder(services, url);
  const { reference } = order;
  const back = (done: Done) => redirect(`${orderPath(services.secret, reference)}&done=${done}`, 303);
  const facts = { order, account, now: services.now() };
  if (!canChangeRenewal(facts)) return back('impossible');
  try {
    await changeRenewal(services, reference, false);
  } catch (error) {
    services.log.warn({ err: error, order: reference }, 'cancelling a renewal failed');
    return back('away');
  }
  return back(isUnpaidYear(orderStatusOf(facts)) ? 'stopped' : 'cancelled');
}

export default function CancelPage({ loaderData }: Route.ComponentProps) {
  const { plan, until, renewsOn, status, isFinal, isOver, back } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead
        title={title}
        description="What happens if you cancel the renewal of your plan."
        canonical={href('/order')}
      />
      <h1 className="text-title">{title}</h1>
      <ul className="mt-6 grid max-w-prose list-disc gap-2 pl-5 text-lg marker:text-sea">
        <li>
          {isOver ? 'Your previous plan year ended' : `Your ${plan} plan ends`} on{' '}
          <strong className="font-semibold">{until}</strong>.{!isOver && ' You keep full access until then.'}
        </li>
        <li>{chargeInWords(status, renewsOn)}</li>
        <li>
          {isFinal
            ? 'This cannot be undone, but you can buy a plan again at any time.'
            : 'If you change your mind, you can turn renewal back on from your order page up to that date.'}
        </li>
      </ul>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="danger">
          Cancel renewal
        </Button>
        <a href={back} className={buttonLook()}>
          Keep my plan
        </a>
      </form>
    </div>
  );
}

const title = 'Cancel renewal?';

function chargeInWords(status: OrderStatus, renewsOn: string): string {
  switch (status) {
    case 'renewing':
      return `If the payment for the year starting on ${renewsOn} is already on its way, your plan will run for that year and then end. Otherwise we won’t collect it.`;
    case 'overdue':
      return 'We’ll stop trying to collect the payment that failed, and there will be nothing more to pay.';
    default:
      return 'You won’t be charged for the next year.';
  }
}
