-- What visitors may see of the figures: made from the exact ones when a data set is loaded, all figures of a subject
-- together, so that no list can show more than a page. Pages, API and exports read only these tables.
-- No reference to the data set: asked a million times for the same row it takes a quarter of an import, and whoever
-- removes a version deletes these rows itself.

create domain visibility as text collate "C" check (value in ('exact', 'range', 'no-access'));

create table published_market_figure (
  dataset_id bigint not null,
  region text collate "C" not null,
  category text collate "C" not null,
  metric text collate "C" not null,
  dimension text collate "C" not null,
  period period not null,
  visibility visibility not null,
  value double precision,
  low double precision,
  high double precision,
  method method not null,
  confidence confidence not null,
  source text collate "C",
  primary key (dataset_id, region, category, metric, dimension, period),
  check (visibility = 'exact' or value is null),
  check (visibility = 'range' or (low is null and high is null))
);

create table published_retailer_figure (
  dataset_id bigint not null,
  retailer text collate "C" not null,
  metric text collate "C" not null,
  dimension text collate "C" not null,
  period period not null,
  visibility visibility not null,
  value double precision,
  low double precision,
  high double precision,
  method method not null,
  confidence confidence not null,
  source text collate "C",
  primary key (dataset_id, retailer, metric, dimension, period),
  check (visibility = 'exact' or value is null),
  check (visibility = 'range' or (low is null and high is null))
);

create table published_ranking_place (
  dataset_id bigint not null,
  ranking text collate "C" not null,
  edition integer not null,
  place integer not null check (place >= 1),
  retailer text collate "C" not null,
  previous_place integer check (previous_place >= 1),
  visibility visibility not null,
  value double precision,
  low double precision,
  high double precision,
  method method not null,
  confidence confidence not null,
  primary key (dataset_id, ranking, edition, place),
  check (visibility = 'exact' or value is null),
  check (visibility = 'range' or (low is null and high is null))
);
