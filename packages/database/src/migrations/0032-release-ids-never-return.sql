-- Caches in the site and before it, sequence folders and indices go by the id of a release: one that was ever ready never stands for another.
create function community.keep_release_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.state = 'failed' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.id = old.id and (old.state <> 'retired' or new.state = 'retired') then
    return new;
  end if;
  raise exception 'ids of releases never return: % is %', old.id, old.state using errcode = 'restrict_violation';
end
$$;

create trigger keep_release_id
  before update or delete on community.release
  for each row execute function community.keep_release_id();
