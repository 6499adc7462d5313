-- A manager decides who belongs to an organization, and so who reads through its subscription. Curators appoint managers.
alter table community.affiliation
  add column is_manager boolean not null default false,
  add constraint affiliation_manager_is_confirmed check (is_confirmed or not is_manager);
