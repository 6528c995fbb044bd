-- The person on duty gets one SMS about a booking that staff, or its club, left waiting.
alter table messages add column to_duty boolean not null default false;
create unique index duty_is_called_once on messages (booking_id) where to_duty;
create index duty_messages_by_time on messages (created_at) where to_duty;
