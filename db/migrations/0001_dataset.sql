create table dataset (
  id bigint generated always as identity primary key,
  label text not null check (label <> ''),
  base_year integer not null check (base_year between 1990 and 2100),
  as_of date not null,
  next_update date not null check (next_update >= as_of),
  demonstration boolean not null,
  loaded_at timestamptz not null default now(),
  is_current boolean not null default false
);

create unique index dataset_current on dataset (is_current) where is_current;
