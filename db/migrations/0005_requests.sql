-- What visitors ask for. A row is written before anybody is told, together with the jobs that tell.
create table lead (
  id bigint generated always as identity primary key,
  -- One submit is one lead: made from the key of the form, or a span of time, and what was entered.
  idempotency_key uuid not null unique,
  form_type text collate "C" not null,
  email text not null,
  -- What was entered, by field.
  fields jsonb not null,
  -- The hidden fields of the form: where the visitor came from, as far as it is known.
  tracking jsonb not null,
  -- A field was filled in that people do not see: kept, but told to nobody.
  suspect boolean not null default false,
  received_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index lead_by_age on lead (received_at);

-- Mails to be sent. The text is made from template and payload when it is sent.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  -- What it is about, so that it is queued once: `lead/17/team`.
  key text collate "C" not null unique,
  template text collate "C" not null,
  recipient text not null,
  payload jsonb not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outgoing_mail_by_age on outgoing_mail (queued_at);

-- The sandbox: what would have gone to the mail server and to the sales system.
create table captured_mail (
  id bigint generated always as identity primary key,
  -- The mail's own id, which is the same however often it is sent.
  message_id text collate "C" not null unique,
  recipient text not null,
  subject text not null,
  -- As it would have been sent.
  source bytea not null,
  times integer not null default 1,
  captured_at timestamptz not null default now()
);
create table captured_delivery (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  -- The fields as they would have been posted.
  body jsonb not null,
  times integer not null default 1,
  captured_at timestamptz not null default now()
);

-- Counts of attempts, shared by all processes (rate-limiter-flexible).
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
