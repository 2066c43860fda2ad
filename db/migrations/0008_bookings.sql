-- Times for demos that somebody has.
create table demo_booking (
  id bigint generated always as identity primary key,
  -- The visit to the calendar that chose the time: the same choice sent twice is one row.
  key uuid not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- 'held' while the visitor confirms.
  state text collate "C" not null check (state in ('held', 'booked', 'cancelled')),
  -- From then on anybody may take a held time.
  held_until timestamptz,
  lead_id bigint references lead on delete cascade,
  -- Where the visitor's clock is: `America/New_York`.
  zone text collate "C" not null,
  -- How often it was changed, for calendar programs.
  sequence integer not null default 0,
  changed_at timestamptz not null,
  check ((state = 'held') = (held_until is not null)),
  check ((state = 'held') = (lead_id is null)),
  -- Whatever the office hours are today: no two at the same time.
  constraint demo_booking_apart
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (state <> 'cancelled')
);
create index demo_booking_by_lead on demo_booking (lead_id);
