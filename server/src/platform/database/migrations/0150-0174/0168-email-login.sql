-- A golfer with a foreign number, whom no SMS reaches, signs in and is written to by e-mail.

create table message_addresses (
  -- E.164
  phone text primary key check (phone ~ '^\+[1-9][0-9]{6,14}$' and phone !~ '^\+84'),
  -- in small letters; proved by a code at the first login and fixed from then on
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  proved_at timestamptz not null
);

alter table members
  drop constraint members_phone_check,
  add constraint members_phone_check check (phone ~ '^(0[0-9]{9,10}|\+[1-9][0-9]{6,14})$');

-- where a message goes instead of to its phone
alter table messages add column email text check (length(email) between 3 and 254);

-- for the limits of codes by e-mail, which count across phones
create index email_codes_by_time on one_time_codes (created_at) where purpose = 'login' and subject <> '';
