-- Searches that found nothing, to learn which words are missing. Nothing here says who searched.
create table search_miss (
  day date not null,
  query text not null check (length(query) <= 40),
  misses integer not null check (misses > 0),
  primary key (day, query)
);
