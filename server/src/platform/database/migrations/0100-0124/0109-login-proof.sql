-- When the golfer proved in this session to hold the phone, by the code of the login: for some minutes, a booking that
-- asks for a code accepts this proof. Null for logins without one, as through a partner bank.
alter table member_sessions add column proved_at timestamptz;
