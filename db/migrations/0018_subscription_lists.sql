-- An address may subscribe to more than the newsletter: to new editions of a paper, or of the data.
alter table subscriber
  add column list text collate "C" not null default 'newsletter',
  -- The edition that the subscriber has been told of; null for the newsletter.
  add column known_edition text collate "C";
create index subscriber_by_list on subscriber (list) where state = 'confirmed';
