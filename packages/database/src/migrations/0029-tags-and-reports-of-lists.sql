-- Words by which the owner of a list finds it among others.
alter table community.record_list add column tags text[] not null default '{}' check (cardinality(tags) <= 20);

-- What each line that a version was made from became; null if it was not made from lines. Its owner alone reads it.
alter table community.record_list_version add column report jsonb check (jsonb_typeof(report) = 'array');
