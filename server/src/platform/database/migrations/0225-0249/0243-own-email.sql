-- A golfer with a Vietnamese number may prove an e-mail address, and choose it for messages instead of SMS.

alter table message_addresses drop constraint message_addresses_phone_check;
alter table message_addresses add constraint message_addresses_phone_check
  check (phone ~ '^(0[0-9]{9,10}|\+[1-9][0-9]{6,14})$' and phone !~ '^\+84');

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'booking', 'payment', 'deletion', 'email'));

-- the limits of codes by e-mail count those of logins and of addresses together
drop index email_codes_by_time;
create index email_codes_by_time on one_time_codes (created_at)
  where purpose in ('login', 'email') and subject <> '';
