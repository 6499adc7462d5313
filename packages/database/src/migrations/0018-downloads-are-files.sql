-- The download pages list the files themselves (decision 0061).
drop table community.download_item;
