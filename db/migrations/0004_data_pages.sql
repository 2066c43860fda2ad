-- Maps and comparisons ask for one metric of many markets; pages of one market use the primary key.
create index published_market_figure_by_metric on published_market_figure (dataset_id, metric, period, category)
  where dimension = '';

-- What readers think is wrong with a figure. Stored before anybody is told; the ticket is what the reader keeps.
create table figure_report (
  id bigint generated always as identity primary key,
  -- Given by the form, so that one that is sent twice is one report.
  idempotency_key uuid not null unique,
  -- The figure's passport: its address below /resources/sample-data/figure/.
  figure text collate "C" not null,
  -- The figure as the reader saw it.
  shown text not null,
  dataset_version text not null,
  message text not null,
  suggestion text,
  -- Only where the reader wants an answer.
  email text,
  received_at timestamptz not null default now()
);
