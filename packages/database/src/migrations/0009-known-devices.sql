-- A browser in which an account was opened before. Wrong passwords that others try elsewhere do not keep its owner out there. The browser
-- has the token in a cookie, we its hash.
create table community.known_device (
  device_hash bytea not null check (octet_length(device_hash) = 32),
  community_id bigint not null references community.account on delete cascade,
  last_used_at timestamptz not null,
  primary key (device_hash, community_id)
);

create index known_device_account on community.known_device (community_id);
create index known_device_last_used_at on community.known_device (last_used_at);
