-- Job postings that are read on the site itself, by the name that job_posting.uri has. Texts, not files: no name can lead to a path.
create table community.job_posting_text (
  file_name text primary key check (file_name ~ '^[A-Za-z0-9][A-Za-z0-9_-]*\.(txt|html)$'),
  -- HTML as it was handed in, or plain text; whoever sends it to a browser cleans it first.
  content text not null check (content <> '')
);
