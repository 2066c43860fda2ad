import { Form, href, redirect } from 'react-router';
import { formatEur } from '../base/money.ts';
import { servicesContext, type Services } from '../context.server.ts';
import { checkoutPath } from '../plans/plan-view.ts';
import { tiers } from '../plans/tier.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import { WithId } from './inspector-tables.tsx';
import {
  sandboxSessions,
  sandboxWebhooks,
  sandboxCodes,
  sandboxSubscriptions,
} from './payment-sandbox.server.ts';
import { Payments } from './payment-views.tsx';
import type { Route } from './+types/stripe-playground-page.ts';

export const handle = developmentPage({ guards: ['local-only'] });

export function loader({ context }: Route.LoaderArgs) {
  return loadSandbox(context.get(servicesContext));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (!(await changeSubscription(context.get(servicesContext), await request.formData())))
    throw pageNotFound(url.pathname);
  return redirect(href('/playground/stripe'), 303);
}

type Needs = Pick<Services, 'db' | 'payments' | 'paymentSandbox' | 'testVatIds'>;

type SandboxView = Awaited<ReturnType<typeof loadSandbox>>;

/** Null if payments go to the real provider. */
async function loadSandbox({ db, payments, paymentSandbox, testVatIds }: Needs) {
  if (!paymentSandbox) return null;
  const prices = await payments.yearlyPrices();
  return {
    prices: tiers.map(({ id, name }) => ({ id, name, price: formatEur(prices[id]) })),
    codes: await sandboxCodes(db),
    numbers: [
      ...paymentSandbox.testNumbers.map(({ number, does }) => ({ number, does })),
      ...testVatIds.map(({ ending, does }) => ({ number: `VAT ID …${ending}`, does })),
    ],
    subscriptions: await sandboxSubscriptions(db),
    sessions: await sandboxSessions(db),
    webhooks: await sandboxWebhooks(db),
  };
}

/** False if there is no such subscription or action. */
async function changeSubscription({ db, payments, paymentSandbox }: Needs, form: FormData): Promise<boolean> {
  const [id, move] = [form.get('subscription'), form.get('move')];
  const running = (await sandboxSubscriptions(db)).find((one) => one.id === id && one.status !== 'canceled');
  if (!paymentSandbox || !running || !isSubscriptionAction(move)) return false;
  if (move === 'cancel') await payments.cancelSubscription(running.id);
  else await paymentSandbox.renew(running.id, move === 'renew' ? 'paid' : 'failed');
  return true;
}

const subscriptionActions = { renew: 'Renew', fail: 'Fail to renew', cancel: 'Cancel' } as const;

const isSubscriptionAction = (value: unknown): value is keyof typeof subscriptionActions =>
  typeof value === 'string' && Object.hasOwn(subscriptionActions, value);

export default function StripePlaygroundPage({ loaderData: sandbox }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <PageHead
        title="Card payment playground"
        description="What the payment sandbox sells, takes and tells."
      />
      <h1 className="text-title">Card payment playground</h1>
      {sandbox ? <Sandbox {...sandbox} /> : <p className="mt-4 text-lg text-soft">{real}</p>}
    </div>
  );
}

const real = 'Payments go to the real provider here: there is nothing to play with.';

function Sandbox({ prices, codes, numbers, subscriptions, sessions, webhooks }: NonNullable<SandboxView>) {
  return (
    <>
      <p className="mt-4 mb-10 max-w-prose text-lg text-soft">
        What the payment sandbox sells, takes and tells. No money moves.
      </p>
      <div className="grid min-w-0 gap-12">
        <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-2">
          <Prices prices={prices} />
          <Codes codes={codes} />
        </div>
        <Numbers numbers={numbers} />
        <Subscriptions subscriptions={subscriptions} />
        <Payments sessions={sessions} webhooks={webhooks} />
      </div>
    </>
  );
}

type Part<Name extends keyof NonNullable<SandboxView>> = Pick<NonNullable<SandboxView>, Name>;
type RowOf<Name extends keyof NonNullable<SandboxView>> = NonNullable<SandboxView>[Name][number];

function Prices({ prices }: Part<'prices'>) {
  return <Table caption="Prices" columns={priceColumns} rows={prices} rowKey={({ id }) => id} />;
}

const priceColumns: Column<RowOf<'prices'>>[] = [
  {
    key: 'plan',
    head: 'Plan',
    cell: ({ id, name }) => (
      <AppLink to={checkoutPath(id)} className={textLink}>
        {name}
      </AppLink>
    ),
  },
  { key: 'key', head: 'Lookup key', cell: ({ id }) => id },
  { key: 'price', head: 'A year, net', numeric: true, cell: ({ price }) => price },
];

function Codes({ codes }: Part<'codes'>) {
  return <Table caption="Promo codes" columns={codeColumns} rows={codes} rowKey={({ code }) => code} />;
}

const codeColumns: Column<RowOf<'codes'>>[] = [
  { key: 'code', head: 'Code', cell: ({ code }) => code },
  { key: 'off', head: 'Takes off', numeric: true, cell: ({ takesOff }) => takesOff },
  { key: 'plans', head: 'Plans', cell: ({ plans }) => plans },
  { key: 'state', head: 'State', cell: ({ state }) => state },
];

function Numbers({ numbers }: Part<'numbers'>) {
  return (
    <Table
      caption="Test cards, accounts and VAT IDs"
      columns={numberColumns}
      rows={numbers}
      rowKey={({ number }) => number}
      note="Everything else on the payment page may be made up. Any other VAT ID with the right format is valid."
    />
  );
}

const numberColumns: Column<RowOf<'numbers'>>[] = [
  { key: 'number', head: 'Number', cell: ({ number }) => <code>{number}</code> },
  { key: 'does', head: 'What comes of it', cell: ({ does }) => does },
];

type Subscription = NonNullable<SandboxView>['subscriptions'][number];

function Subscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return (
    <Table
      caption="Subscriptions"
      columns={columns}
      rows={subscriptions}
      rowKey={({ id }) => id}
      empty="Nothing was bought yet."
      note="What is done here reaches the site as it does in life: by webhooks, a moment later. A subscription whose renewal is cancelled ends instead of renewing."
    />
  );
}

const columns: Column<Subscription>[] = [
  {
    key: 'order',
    head: 'Order',
    cell: ({ order, id }) => <WithId name={order ?? 'not ours'} id={id} />,
  },
  { key: 'plan', head: 'Plan', cell: ({ plan }) => plan },
  { key: 'status', head: 'Status', cell: ({ status }) => status },
  { key: 'until', head: 'Year ends', numeric: true, cell: ({ until }) => until },
  {
    key: 'moves',
    head: 'Let it',
    cell: (one) => (one.status === 'canceled' ? '–' : <SubscriptionButtons {...one} />),
  },
];

function SubscriptionButtons({ id, order }: Subscription) {
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="subscription" value={id} />
      {Object.entries(subscriptionActions).map(([move, label]) => (
        <Button
          key={move}
          type="submit"
          size="small"
          name="move"
          value={move}
          aria-label={`${label}: ${order ?? id}`}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
