import type { ReactNode } from 'react';
import { capitalised } from '../../base/capitalised.ts';
import { afterConfirmation } from '../../plans/vat/vat-treatment.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { OrderView } from './order-view.server.ts';

type Props = { view: OrderView };

export function PlanCard({ view }: Props) {
  const { plan, users, period, dates, status, renewalPrice, activate, tool, isRenewed } = view;
  const isOverdue = status === 'overdue' && view.isOver;
  return (
    <Card as="section" tone="sea">
      <h2 className="text-xl">{plan}</h2>
      <Facts
        facts={[
          ['Licence', users],
          [periodName(view), period ?? ''],
          ...(status === 'active'
            ? ([
                ['Renews on', dates!.renewsOn],
                ...(renewalPrice ? ([['Renewal price', renewalPrice]] as const) : []),
              ] as const)
            : view.isUnpaidYear
              ? ([[isOverdue ? 'Payment overdue since' : 'Payment due on', dates!.renewsOn]] as const)
              : ([[view.isFinished ? 'Ended on' : 'Ends on', dates!.until]] as const)),
        ]}
      />
      {activate && (
        <>
          <p className="mt-6 flex flex-wrap gap-3">
            {!isRenewed && (
              <a href={activate} className={buttonLook({ variant: 'primary' })}>
                Activate your account
              </a>
            )}
            <a href={tool} className={buttonLook({ variant: isRenewed ? 'primary' : undefined })}>
              Open the tool
            </a>
          </p>
          <p className="mt-3 text-sm text-soft">
            {isRenewed ? (
              <>
                Not activated yet?{' '}
                <a href={activate} className={textLink}>
                  Activate your account
                </a>
                .
              </>
            ) : (
              'Activate once, then sign in.'
            )}{' '}
            Both links open the tool, which is on a separate site.
          </p>
        </>
      )}
    </Card>
  );
}

function periodName({ status, isOver, isUnpaidYear }: OrderView): string {
  // A refund ends the plan before the last day on its invoice.
  if (status === 'refunded') return 'Invoiced period';
  if (!isOver) return 'Current period';
  return isUnpaidYear ? 'Previous period' : 'Last period';
}

/** What was ordered, before it is paid. */
export function UnpaidCard({ view: { plan, users, total, method } }: Props) {
  return (
    <Card as="section" tone="sea">
      <h2 className="text-xl">{plan}</h2>
      <Facts
        facts={[
          ['Licence', users],
          ['Term', 'One year'],
          ['Total', total],
          ['Payment method', capitalised(method)],
        ]}
      />
    </Card>
  );
}

/** Two clicks: this one opens a page that says what will happen and asks. */
export function RenewalCard({ view }: Props) {
  const { status, dates, paths } = view;
  return (
    <Card as="section">
      <h2 className="text-xl">Renewal</h2>
      {status === 'renewing' && (
        <>
          <p className="mt-3">
            Once the payment arrives, we’ll email you the invoice, and your plan will continue for another
            year.
          </p>
          <CancelLink path={paths.cancel} />
        </>
      )}
      {status === 'overdue' && (
        <>
          <p className="mt-3">
            Change your payment method below, or cancel. If you cancel, we’ll stop trying to collect the
            payment, and there will be nothing more to pay.
          </p>
          <CancelLink path={paths.cancel} />
        </>
      )}
      {status === 'cancelled' && (
        <>
          <p className="mt-3">
            The renewal has been cancelled. The plan ends on {dates!.until}, and you keep full access until
            then.
          </p>
          <ChangeForm path={paths.order} change="resume" button="Turn renewal back on" />
        </>
      )}
      {status === 'active' && (
        <>
          <p className="mt-3">
            The plan renews for another year on {dates!.renewsOn}. You can cancel at any time until{' '}
            {dates!.until}, and turn renewal back on if you change your mind.
          </p>
          <CancelLink path={paths.cancel} />
        </>
      )}
    </Card>
  );
}

function CancelLink({ path }: { path: string }) {
  return (
    <p className="mt-5">
      <a href={path} className={buttonLook()}>
        Cancel renewal
      </a>
    </p>
  );
}

export function InvoiceList({ view: { invoices } }: Props) {
  return (
    <Card as="section">
      <h2 className="text-xl">Invoices</h2>
      <ul className="mt-3 divide-y divide-line">
        {invoices.map(({ number, kind, date, period, total, path }) => (
          <li key={number} className="flex items-baseline justify-between gap-x-4 py-3">
            <div className="min-w-0">
              <a href={path} className={`${textLink} inline-block py-0.5`} download>
                {number} <span className="text-soft">(PDF)</span>
              </a>
              <p className="text-sm text-soft">
                {kind ? `${kind}. ` : ''}
                {date}, for {period}
              </p>
            </div>
            <span className="shrink-0 tabular-nums">{total}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function VatCard({ view: { paths }, vat }: Props & { vat: NonNullable<OrderView['vat']> }) {
  return (
    <Card as="section">
      <h2 className="text-xl">VAT</h2>
      <p className="mt-3">The current invoice was issued with {vat.label}.</p>
      {vat.isUnconfirmed && (
        <p className="mt-3">
          The EU register (VIES) has not confirmed your VAT ID yet. {afterConfirmation(vat.isRefundedLater)}{' '}
          We check again for a few days after you enter an ID. If VIES hasn’t confirmed yours by then, save
          your billing details again and we’ll recheck it.
        </p>
      )}
      {vat.refundable && (
        <>
          <p className="mt-3">
            {vat.hasConfirmedId ? 'Your VAT ID is confirmed.' : 'No German VAT is due on this order.'} We can
            cancel this invoice, reissue it without German VAT and refund {vat.refundable}.
          </p>
          <ChangeForm path={paths.order} change="correct-vat" button="Correct my invoice" />
        </>
      )}
      {vat.mayHaveId && !vat.refundable && !vat.isUnconfirmed && (
        <p className="mt-3 text-soft">
          If your VAT ID is missing or wrong, or has changed, enter the correct one under billing details.
        </p>
      )}
    </Card>
  );
}

export function BillingCard({ facts, path }: { facts: NonNullable<OrderView['billing']>; path: string }) {
  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">Billing details</h2>
        <a href={path} className={`${textLink} inline-block py-1`}>
          Change<span className="sr-only"> the billing details</span>
        </a>
      </div>
      <Facts facts={facts} />
      <p className="mt-4 text-sm text-soft">Changes apply to new invoices.</p>
    </Card>
  );
}

export function PaymentCard({ view: { status, hasPaidFirstYear, method, paths } }: Props) {
  return (
    <Card as="section">
      <h2 className="text-xl">Payment method</h2>
      <p className="mt-3">
        {hasPaidFirstYear && `You paid for the first year by ${method}. `}
        {status === 'overdue'
          ? 'To pay with another card or account, enter it'
          : 'To use another card or account for future renewals, enter it'}{' '}
        on a page run by Stripe, our payment provider.
      </p>
      <ChangeForm path={paths.paymentMethod} button="Change payment method" />
    </Card>
  );
}

/** A plain form: after some changes the browser has to follow a redirect to the provider's page. */
function ChangeForm({ path, change, button }: { path: string; change?: string; button: string }) {
  return (
    <form method="post" action={path} className="mt-5">
      <Button type="submit" {...(change && { name: 'change', value: change })}>
        {button}
      </Button>
    </form>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr] sm:gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid py-1 sm:contents">
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
