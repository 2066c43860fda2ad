-- The prices that the payment provider last named, for the times when it is away.
create table known_price (
  tier text collate "C" primary key,
  cents integer not null check (cents >= 0),
  known_since timestamptz not null default now()
);

-- What the payment sandbox keeps in place of Stripe: its objects as JSON, as the API shows them.
create table sandbox_payment_object (
  id text collate "C" primary key,
  type text collate "C" not null,
  -- In the order in which they were made; lists show the newest first.
  position bigint generated always as identity unique,
  body jsonb not null,
  -- When something happens to it by itself: an open session expires, a direct debit is settled.
  due_at timestamptz
);
create index sandbox_payment_object_by_type on sandbox_payment_object (type, position);
create index sandbox_payment_object_due on sandbox_payment_object (due_at) where due_at is not null;

-- Answers to requests that carried an idempotency key: a repeat gets the same.
create table sandbox_payment_answer (
  idempotency_key text collate "C" primary key,
  -- Of the request: another one under the same key is refused.
  fingerprint text not null,
  body jsonb,
  answered_at timestamptz not null default now()
);

-- Webhooks on their way to us.
create table sandbox_payment_delivery (
  id bigint generated always as identity primary key,
  event text collate "C" not null references sandbox_payment_object (id),
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  -- After this moment nobody tries any more.
  gives_up_at timestamptz not null
);
create index sandbox_payment_delivery_due on sandbox_payment_delivery (due_at) where delivered_at is null;
