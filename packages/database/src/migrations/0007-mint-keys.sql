-- Gives every row of a working table its key. The table has a column natural_key, and a column key that holds the number TAIR published or
-- null. A row without a number gets a minted key. A record that once had a minted key keeps it when a number is published later:
-- keys never change. A row whose natural_key is null keeps its number.
create function community.mint_keys(record_kind text, working regclass) returns void language plpgsql as $$
begin
  execute format('
    insert into community.minted_key (kind, natural_key)
    select distinct $1, named.natural_key
    from %s as named
    where named.key is null
      and named.natural_key is not null
      and not exists (select from community.minted_key as minted where minted.kind = $1 and minted.natural_key = named.natural_key)
    order by named.natural_key
    on conflict do nothing', working) using record_kind;
  -- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
  execute format('analyze community.minted_key, %s', working);
  execute format('
    update %s as named set key = minted.key
    from community.minted_key as minted
    where minted.kind = $1 and minted.natural_key = named.natural_key', working) using record_kind;
end
$$;
