-- Under load a process keeps for 20 ms who asks (decision 0066). Whoever takes access away, by whatever way, first says so with a lock and then
-- waits for longer than that: nothing found before the lock is still used when the change is committed, and what is found under it is not kept.
create function community.outwait_kept_access() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('rosette.outwaited', true), '') <> 'yes' then
    perform pg_advisory_xact_lock_shared(71008, 0);
    perform pg_sleep(0.03);
    perform set_config('rosette.outwaited', 'yes', true);
  end if;
  return null;
end $$;

-- Noting that a session was used takes nothing away.
create trigger session_ends after delete on community.session
  for each row execute function community.outwait_kept_access();
create trigger session_changes after update on community.session
  for each row when (new.last_seen_at <= old.last_seen_at) execute function community.outwait_kept_access();

-- A new account may close those of the demo.
create trigger account_changes after insert or update of community_id, credential_id, is_curator, is_demo or delete on community.account
  for each row execute function community.outwait_kept_access();

create trigger orcid_link_changes after update or delete on community.orcid_link
  for each row execute function community.outwait_kept_access();
create trigger second_factor_changes after update of community_id, confirmed_at or delete on community.second_factor
  for each row execute function community.outwait_kept_access();
create trigger affiliation_changes after update or delete on community.affiliation
  for each row execute function community.outwait_kept_access();
create trigger party_changes after update of community_id, party_type or delete on community.party
  for each row execute function community.outwait_kept_access();
create trigger address_range_changes after update or delete on community.address_range
  for each row execute function community.outwait_kept_access();
create trigger subscription_changes after update or delete on community.subscription
  for each row execute function community.outwait_kept_access();
