-- At every publication the lists are gone through in the order of their contents.
drop index community.record_list_version_content;
create index record_list_version_content on community.record_list_version (content_id, list_id);

-- Every reading of a list counts what its owner has not decided about.
create index record_list_change_open on community.record_list_change (list_id, release_id) where decision is null;
