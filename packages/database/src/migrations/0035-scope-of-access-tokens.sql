-- What a token may do beside reading: start runs, which may take units. A token from before this only reads.
alter table community.access_token add column scope text not null default 'read' check (scope in ('read', 'runs'));
