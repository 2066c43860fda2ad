-- What a look through a version has found, so that pages can say it without looking themselves.
create table dataset_check (
  dataset_id bigint not null references dataset (id),
  position integer not null,
  name text not null,
  faults integer not null check (faults >= 0),
  checked_at timestamptz not null default now(),
  primary key (dataset_id, position)
);
