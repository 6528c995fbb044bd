-- Hole-in-one claims of the players of a booking, confirmed by a witness and decided by the insurer.
create table hio_claims (
  id bigint generated always as identity primary key,
  -- the number the golfer follows it by; null only inside the transaction that makes it
  code text unique,
  booking_id bigint not null references bookings,
  booking_player_id bigint not null references booking_players,
  hole smallint not null check (hole between 1 and 18),
  club text not null,
  yards smallint not null check (yards between 50 and 800),
  -- emptied when the account is deleted, as the picture is
  witness_name text not null,
  witness_phone text not null,
  -- the hash of the key in the witness's link; null once the link is over
  witness_key_hash bytea unique,
  witness_until timestamptz not null,
  -- WebP, re-encoded
  photo bytea not null,
  state text not null default 'reported'
    check (state in ('reported', 'denied', 'witnessed', 'sent', 'paid', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  constraint hio_link_is_open_before_the_answer check (witness_key_hash is null or state = 'reported')
);
-- The prize is paid once per customer per day per 18-hole round: a player of a booking plays one.
create unique index one_hio_claim_a_player on hio_claims (booking_player_id) where state not in ('refused', 'withdrawn');
create index hio_claims_of_booking on hio_claims (booking_id, id);
create index hio_claims_open on hio_claims (id) where state in ('reported', 'denied', 'witnessed', 'sent');

create table hio_claim_steps (
  id bigint generated always as identity primary key,
  claim_id bigint not null references hio_claims,
  state text not null
    check (state in ('reported', 'denied', 'witnessed', 'sent', 'paid', 'refused', 'withdrawn')),
  at timestamptz not null,
  -- null for the golfer's own and the witness's
  staff_id bigint references staff_accounts,
  -- what the golfer reads, and what staff note for themselves
  answer text not null default '',
  note text not null default ''
);
create index hio_claim_steps_of_claim on hio_claim_steps (claim_id, id);
