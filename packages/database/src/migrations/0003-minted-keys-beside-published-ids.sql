-- TAIR's own numbers lie below 1,000,000,000 and from 1,005,027,704 to 6,533,896,849, with room for its next ones. Keys that we mint
-- use what lies between, and go on above: counted by the same sequence, so that what was minted stays and nothing comes twice.
create function community.next_record_key() returns bigint language plpgsql as $$
declare
  number bigint := nextval('community.record_key');
begin
  return case when number < 1005000000 then number else number + 8995000000 end;
end
$$;

alter table community.minted_key alter column key set default community.next_record_key();
