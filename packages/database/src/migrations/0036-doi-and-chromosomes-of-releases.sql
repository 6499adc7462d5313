-- What an operator registered for a release, without https://doi.org/ and in lower case; it may come long after publication.
alter table community.release add column doi text;
create unique index release_doi on community.release (doi);

-- The chromosomes of the assembly with their digests, as the build of the release found them.
alter table community.release add column chromosomes jsonb not null default '[]';
