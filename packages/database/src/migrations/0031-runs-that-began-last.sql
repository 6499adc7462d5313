-- Who is next depends on whose runs began last: a standing that is served first must not keep the others out.
create index run_started on community.run (started_at desc) where started_at is not null;
