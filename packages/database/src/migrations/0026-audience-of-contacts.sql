-- Who may see e-mail address, phones, street and postal code, besides the person and curators; place and country are never hidden.
alter table community.person add column contact_audience text not null default 'members'
  check (contact_audience in ('everyone', 'members', 'nobody'));

-- Nobody could choose before: registration said that phone and street are visible only to the person and curators.
update community.person set contact_audience = case when is_contact_public then 'everyone' else 'nobody' end;

alter table community.person drop column is_contact_public;
