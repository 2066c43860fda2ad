-- The data itself, one table a file of `app/dataset/dataset-files.ts`. Every row belongs to a version (`dataset_id`).
-- Codes, slugs and periods sort by their bytes: the same in every database, and faster to compare than by language.
-- References stay inside a version and cascade; a version is removed as a whole (app/dataset/dataset-versions.server.ts).

-- Versions from before this migration are an edition without data.
delete from dataset;

alter table dataset
  add state text not null default 'ready' check (state in ('loading', 'ready', 'removing')),
  add row_count bigint not null default 0 check (row_count >= 0),
  add served_at timestamptz,
  add check (state = 'ready' or not is_current);

create domain period as text collate "C" check (value ~ '^\d{4}(-(0[1-9]|1[0-2]))?$');
create domain method as text collate "C"
  check (value in ('reported', 'observed', 'modelled', 'imputed', 'forecast'));
create domain confidence as text collate "C" check (value in ('A', 'B', 'C', 'D'));

create table metric_visibility (
  dataset_id bigint not null references dataset on delete cascade,
  metric text collate "C" not null,
  visibility text collate "C" not null check (visibility in ('exact', 'range', 'no-access')),
  primary key (dataset_id, metric)
);

create table locked_region (
  dataset_id bigint not null references dataset on delete cascade,
  region text collate "C" not null,
  primary key (dataset_id, region)
);

create table source (
  dataset_id bigint not null references dataset on delete cascade,
  id text collate "C" not null,
  name text not null,
  url text not null,
  year text not null,
  primary key (dataset_id, id)
);

create table market (
  dataset_id bigint not null references dataset on delete cascade,
  region text collate "C" not null,
  category text collate "C" not null,
  seo_title text not null,
  has_details boolean not null,
  primary key (dataset_id, region, category)
);

-- No reference to dataset here: asked a million times for the same row, it took a third of a whole import.
create table market_figure (
  dataset_id bigint not null,
  region text collate "C" not null,
  category text collate "C" not null,
  metric text collate "C" not null,
  dimension text collate "C" not null,
  period period not null,
  value double precision,
  low double precision,
  high double precision,
  method method not null,
  confidence confidence not null,
  source text collate "C",
  primary key (dataset_id, region, category, metric, dimension, period),
  foreign key (dataset_id, source) references source on delete cascade,
  check (low <= high),
  check (value between low and high),
  check (method <> 'reported' or source is not null)
);

create index market_figure_by_source on market_figure (dataset_id, source) where source is not null;

create table conversion_statistic (
  dataset_id bigint not null references dataset on delete cascade,
  region text collate "C" not null,
  category text collate "C" not null,
  seo_title text not null,
  primary key (dataset_id, region, category)
);

create table official_figure (
  dataset_id bigint not null references dataset on delete cascade,
  region text collate "C" not null,
  category text collate "C" not null,
  indicator text collate "C" not null,
  period text collate "C" not null,
  value double precision not null,
  unit text not null,
  source text collate "C" not null,
  difference text,
  primary key (dataset_id, region, category, indicator, period),
  foreign key (dataset_id, source) references source on delete cascade
);

create index official_figure_by_source on official_figure (dataset_id, source);

create table retailer (
  dataset_id bigint not null references dataset on delete cascade,
  slug text collate "C" not null,
  name text collate "C" not null,
  display_name text not null,
  domain text not null,
  country text collate "C" not null,
  category text collate "C" not null,
  has_details boolean not null,
  business_model text,
  type text,
  parent text,
  headquarters text,
  founded integer,
  -- The same as letterOf in app/taxonomy/alphabet.ts. Without a language lower() knows only a to z.
  letter text collate "C" not null generated always as (
    coalesce(
      lower(
        substring(
          translate(
            left(normalize(ltrim(display_name), nfkd), 1),
            'æðđħıłøœßþŧÆÐĐĦŁØŒẞÞŦ',
            'addhiloosttADDHLOOSTT'
          ) from '[A-Za-z]' collate "C"
        )
      ),
      '#'
    )
  ) stored,
  primary key (dataset_id, slug)
);

create index retailer_by_name on retailer (dataset_id, name);
create index retailer_by_letter on retailer (dataset_id, letter, name);
create index retailer_by_country on retailer (dataset_id, country, name);
create index retailer_by_category on retailer (dataset_id, category, name);

create table retailer_figure (
  dataset_id bigint not null,
  retailer text collate "C" not null,
  metric text collate "C" not null,
  dimension text collate "C" not null,
  period period not null,
  value double precision,
  low double precision,
  high double precision,
  method method not null,
  confidence confidence not null,
  source text collate "C",
  primary key (dataset_id, retailer, metric, dimension, period),
  foreign key (dataset_id, retailer) references retailer on delete cascade,
  foreign key (dataset_id, source) references source on delete cascade,
  check (low <= high),
  check (value between low and high),
  check (method <> 'reported' or source is not null)
);

create index retailer_figure_by_source on retailer_figure (dataset_id, source) where source is not null;

create table retailer_provider (
  dataset_id bigint not null,
  retailer text collate "C" not null,
  kind text collate "C" not null check (kind in ('payment', 'shipping', 'shop-software')),
  name text collate "C" not null,
  position integer not null check (position >= 1),
  method method not null,
  source text collate "C",
  primary key (dataset_id, retailer, kind, name),
  foreign key (dataset_id, retailer) references retailer on delete cascade,
  foreign key (dataset_id, source) references source on delete cascade,
  check (method <> 'reported' or source is not null)
);

create index retailer_provider_by_source on retailer_provider (dataset_id, source) where source is not null;

create table retailer_competitor (
  dataset_id bigint not null,
  retailer text collate "C" not null,
  competitor text collate "C" not null check (competitor <> retailer),
  position integer not null check (position >= 1),
  reason text not null,
  overlap double precision,
  primary key (dataset_id, retailer, competitor),
  foreign key (dataset_id, retailer) references retailer on delete cascade,
  foreign key (dataset_id, competitor) references retailer on delete cascade
);

create index retailer_competitor_by_competitor on retailer_competitor (dataset_id, competitor);

create table ranking (
  dataset_id bigint not null references dataset on delete cascade,
  slug text collate "C" not null,
  title text not null,
  region text collate "C" not null,
  category text collate "C" not null,
  metric text collate "C" not null,
  primary key (dataset_id, slug)
);

create index ranking_by_market on ranking (dataset_id, region, category);

create table ranking_place (
  dataset_id bigint not null,
  ranking text collate "C" not null,
  edition integer not null,
  place integer not null check (place >= 1),
  retailer text collate "C" not null,
  previous_place integer check (previous_place >= 1),
  value double precision not null,
  method method not null,
  confidence confidence not null,
  primary key (dataset_id, ranking, edition, place),
  unique (dataset_id, retailer, ranking, edition),
  foreign key (dataset_id, ranking) references ranking on delete cascade,
  foreign key (dataset_id, retailer) references retailer on delete cascade
);
