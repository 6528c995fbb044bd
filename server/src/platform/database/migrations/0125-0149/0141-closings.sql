-- Which closing a tee time was closed by: one act of staff, for a tournament or for maintenance, that is lifted as one.
create sequence closing_ids;
alter table tee_times
  add column closing_id bigint,
  add constraint only_closed_has_a_closing check (is_closed or closing_id is null);
create index tee_times_of_closing on tee_times (closing_id) where closing_id is not null;
