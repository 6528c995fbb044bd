-- Each month the nightly work adds a partition. The account that it runs as owns no table and may create none.
alter function ensure_tee_time_partition(date) security definer;
alter function ensure_tee_time_partition(date) set search_path = public, pg_temp;
