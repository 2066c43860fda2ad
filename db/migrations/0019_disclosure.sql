-- Why a figure is shown by more than one step of its ladder, or not at all: the metric that it would give away.
alter table published_market_figure add column protects text collate "C";
alter table published_retailer_figure add column protects text collate "C";
alter table published_ranking_place add column protects text collate "C";

-- What the disclosure rule costs: counted when a version is made, so that pages need not count.
create table dataset_disclosure (
  dataset_id bigint primary key references dataset (id),
  masked integer not null check (masked >= 0),
  wider integer not null check (wider >= 0),
  withheld integer not null check (withheld >= 0)
);
