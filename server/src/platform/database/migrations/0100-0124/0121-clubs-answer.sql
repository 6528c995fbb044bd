-- A club answers a request by a link that is sent to its phones, without an account.
alter table courses add column club_phones text[] not null default '{}'
  constraint club_phones_are_few check (cardinality(club_phones) <= 5 and array_position(club_phones, null) is null);

alter table booking_events
  drop constraint booking_events_actor_kind_check,
  add constraint booking_events_actor_kind_check
    check (actor_kind in ('member', 'staff', 'system', 'gateway', 'club'));
alter table bookings
  drop constraint bookings_ended_by_check,
  add constraint bookings_ended_by_check check (ended_by in ('member', 'staff', 'system', 'club'));

-- The link is the only credential of the club, so its text is erased once it was sent, like a one-time code.
alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('otp', 'booking', 'club'));

create table club_requests (
  booking_id bigint primary key references bookings,
  -- of the key in the link, which is stored nowhere in the clear
  key_hash bytea not null constraint club_key_is_of_one_request unique check (length(key_hash) = 32),
  asked_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'proposed')),
  answered_at timestamptz,
  -- the person at the club, as typed there
  answered_by text,
  -- the club's own number of the booking
  reference text,
  -- the club's reason, or its words about another time
  words text,
  proposed_at timestamptz,
  constraint club_answer_is_complete check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
    and (answer is not distinct from 'accepted') = (reference is not null)
    and (answer is not distinct from 'proposed') = (proposed_at is not null)
    and (answer is not null or words is null))
);
