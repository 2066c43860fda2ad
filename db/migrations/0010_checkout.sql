-- Somebody on the way to an order: what was entered so far. Gone once it is paid, or seven days after the last step.
create table checkout (
  id uuid primary key,
  -- The checkout state as the pages know it.
  state jsonb not null,
  changed_at timestamptz not null default now()
);
create index checkout_by_change on checkout (changed_at);
