-- A golfer undid a booking right after paying: the whole amount goes back without a decision of staff.
alter table refunds
  add column is_undo boolean not null default false,
  add constraint undo_is_of_a_whole_booking check (not is_undo or (cause = 'booking' and penalty_vnd = 0 and state <> 'refused'));

-- how many a golfer has undone lately
create index undone_bookings on refunds (member_id, requested_at) where is_undo;
