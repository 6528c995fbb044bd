-- Changes of a booking that was not ended for them: another tee time, other players, another price. Rows are only added.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- of the quote that was shown: what was shown is what happened, and happened once
  fingerprint text not null,
  -- { starts: [{ at, players }], amount_vnd }
  before jsonb not null,
  after jsonb not null,
  actor_kind text not null check (actor_kind in ('member', 'staff')),
  actor_id bigint not null,
  reason text not null,
  at timestamptz not null,
  constraint change_is_applied_once unique (booking_id, fingerprint)
);
