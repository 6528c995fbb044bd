-- The person on duty also gets a push message at a staff account, beside SMS and e-mail: one about a booking.
alter table messages
  -- whose browsers it is pushed to; it goes to `email` where none confirms it
  add column push_staff_id bigint references staff_accounts,
  add constraint staff_push_has_an_email check (push_staff_id is null or (phone is null and email is not null));
create unique index duty_is_pushed_once on messages (booking_id) where push_staff_id is not null;
create index duty_pushes_by_time on messages (created_at) where push_staff_id is not null;
