-- Who gets the newsletter. An address counts once it is confirmed; after the end only its hash is kept.
create table subscriber (
  id bigint generated always as identity primary key,
  -- Of the address in lower case, made with the site's secret.
  email_hash text collate "C" not null unique,
  -- Null once the subscription has ended.
  email text,
  state text collate "C" not null check (state in ('pending', 'confirmed', 'ended')),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
