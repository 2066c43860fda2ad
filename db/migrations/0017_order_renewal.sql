-- When the buyer cancelled the renewal; null again once the cancellation is withdrawn. Access stays until `paid_until`.
alter table account add column cancelled_at timestamptz;
-- Counts changes that were confirmed by mail, so that each is confirmed once.
alter table account add column changes integer not null default 0;
create index account_renewing on account (paid_until) where ended_at is null and cancelled_at is null;
create index plan_order_by_customer on plan_order (customer_id) where customer_id is not null;
