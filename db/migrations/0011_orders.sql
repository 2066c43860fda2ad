-- What companies have bought, or were about to buy. Amounts are whole EUR cents.
create table plan_order (
  id bigint generated always as identity primary key,
  -- As the payment provider and the buyer know it; unlike that of any other installation.
  reference text collate "C" not null unique,
  -- One checkout is one order, however often its button is pressed.
  checkout_id uuid not null unique,
  state text collate "C" not null check (state in ('draft', 'awaiting_payment', 'paid', 'failed', 'expired')),
  tier text collate "C" not null,
  buyer jsonb not null,
  billing jsonb not null,
  payment_method text collate "C" not null check (payment_method in ('credit_card', 'sepa_debit')),
  promo_code text,
  price_cents integer not null check (price_cents > 0),
  discount_cents integer not null check (discount_cents between 0 and price_cents),
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null check (total_cents = price_cents - discount_cents + tax_cents),
  -- Counts the visits to the provider's page; each has a session of its own.
  attempt integer not null check (attempt > 0),
  session_id text collate "C" unique,
  -- When the buyer was done with the provider's page. A direct debit is paid days after that.
  submitted_at timestamptz,
  customer_id text collate "C",
  subscription_id text collate "C" unique,
  vat_id text,
  -- What keeps a paid session from being fulfilled, for somebody to look into.
  problem text,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- When a page was given the one purchase event.
  purchase_told_at timestamptz,
  check ((state = 'paid') = (paid_at is not null))
);
create index plan_order_unsettled on plan_order (ordered_at) where state in ('awaiting_payment', 'failed');

-- Who may use the tool: one account for each paid order.
create table account (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references plan_order,
  email text not null,
  company text not null,
  tier text collate "C" not null,
  created_at timestamptz not null,
  -- Up to and including that day.
  paid_until date not null,
  -- When the subscription was ended; access stays until `paid_until`, or ends at once with a refund.
  ended_at timestamptz
);

-- The last number of each year. A row is locked while a number is given out, so that none is missing and none is double.
create table invoice_counter (
  year integer primary key,
  last integer not null check (last > 0)
);

-- What was invoiced: the first year of an order, then each renewal; and what takes an invoice back.
create table invoice (
  number text collate "C" primary key,
  order_id bigint not null references plan_order,
  -- The provider's own: what it has been paid for is invoiced once.
  provider_invoice_id text collate "C" not null,
  -- The invoice that this one takes back, after a refund.
  cancels text collate "C" unique references invoice,
  issued_at timestamptz not null,
  period_start date not null,
  period_end date not null,
  -- All that stands on it, as it was then: tier, buyer, billing, VAT id, promotion, amounts.
  content jsonb not null
);
create index invoice_by_order on invoice (order_id);
create unique index invoice_once on invoice (provider_invoice_id) where cancels is null;

-- What the payment provider has told us, stored before it is acknowledged.
create table payment_event (
  id text collate "C" primary key,
  kind text collate "C" not null,
  -- As the payments adapter reads it.
  event jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index payment_event_unhandled on payment_event (received_at) where handled_at is null;
