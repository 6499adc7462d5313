-- When the member last proved who they are: by logging in, or by entering the password again.
alter table community.session add column proved_at timestamptz;
update community.session set proved_at = created_at;
alter table community.session alter column proved_at set not null;

-- A change of an account's address. The new one counts when somebody has followed the link that was mailed to it; until then it reserves
-- nothing. The old one can undo the change for a while, even after it counts.
create table community.address_change (
  change_id bigint generated always as identity primary key,
  community_id bigint not null references community.account on delete cascade,
  old_email text not null,
  new_email text not null check (new_email ~ '^[^@\s]+@[^@\s]+$'),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- Undone, replaced by a later change, or cancelled by a password reset.
  closed_at timestamptz
);

create index address_change_account on community.address_change (community_id);
-- Nobody else gets an address while it can still be restored.
create index address_change_old_email on community.address_change (lower(old_email));

alter table community.mailed_link
  add column change_id bigint references community.address_change on delete cascade,
  drop constraint mailed_link_purpose_check,
  add constraint mailed_link_purpose_check check (purpose in ('confirm_email', 'reset_password', 'confirm_change', 'undo_change')),
  add check ((purpose in ('confirm_change', 'undo_change')) = (change_id is not null));

create index mailed_link_change on community.mailed_link (change_id);
