-- All that somebody has to look into about an order, with the time. Until now a note replaced the one before.
alter table plan_order add column problems jsonb not null default '[]';
update plan_order
  set problems = jsonb_build_array(jsonb_build_object('at', coalesce(paid_at, ordered_at), 'note', problem))
  where problem is not null;
-- The latest of them stays where it was read before.
alter table plan_order drop column problem;
alter table plan_order add column problem text generated always as (problems -> -1 ->> 'note') stored;
