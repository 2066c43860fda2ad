-- An order may be gone on with in another browser, by a checkout of its own.
alter table checkout add column continues bigint references plan_order on delete set null;

-- When the sweep last asked the provider how an order stands, so that it comes round to all of them.
alter table plan_order add column asked_at timestamptz;
drop index plan_order_unsettled;
create index plan_order_unsettled on plan_order (coalesce(asked_at, ordered_at)) where state in ('awaiting_payment', 'failed');
