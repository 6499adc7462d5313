-- When the site was copied, so that an alert can tell when that was too long ago. A copy does not have its own row.
create table community.backup (
  finished_at timestamptz primary key,
  has_releases boolean not null
);

-- A site without a backup has been without one since it was made; sites from before this count from now.
alter table community.site add column made_at timestamptz not null default now();
