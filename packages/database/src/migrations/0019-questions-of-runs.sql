-- What a run was asked, in a line by which its owner knows it in a list; null for runs from before.
alter table community.run add column question text check (length(question) <= 200);
