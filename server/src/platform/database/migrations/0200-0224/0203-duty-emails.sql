-- The person on duty also gets an e-mail about a booking that staff, or its club, left waiting: one, beside the SMS.
alter table messages add column to_duty_email boolean not null default false;
alter table messages add constraint duty_email_has_its_address check (not to_duty_email or (phone is null and email is not null));
create unique index duty_is_emailed_once on messages (booking_id) where to_duty_email;
create index duty_emails_by_time on messages (created_at) where to_duty_email;
