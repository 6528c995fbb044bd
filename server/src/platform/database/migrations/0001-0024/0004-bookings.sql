-- A booking from the first request to the last hole, and its bill.

create table bookings (
  id bigint generated always as identity primary key,
  code text not null unique,
  member_id bigint not null references members,
  course_id integer not null references courses,
  state text not null check (state in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'played', 'rejected', 'withdrawn',
    'expired', 'cancelled', 'cancellation_requested', 'refunded', 'partly_refunded')),
  channel text not null check (channel in ('quick', 'booking_now', 'fast_order', 'bank', 'staff')),
  play_date date not null,
  -- null for an any-time request until staff have put it on a tee time
  tee_time_at timestamptz,
  holes smallint,
  player_count smallint not null check (player_count between 1 and 40),
  offer_id integer references offers,
  -- null while the price is not known
  amount_vnd bigint check (amount_vnd >= 0),
  language text not null default 'vi' check (language in ('vi', 'en', 'kr', 'jp')),
  source smallint,
  bank_id smallint,
  merchant text,
  -- the ladder fixed when the booking was sent: [{ until, refund_percent, refund_vnd }], and the terms it came from
  refund_ladder jsonb,
  -- version of the terms the golfer agreed to
  terms_version text,
  created_at timestamptz not null,
  draft_expires_at timestamptz,
  requested_at timestamptz,
  -- when staff must have answered
  confirm_by timestamptz,
  confirmed_at timestamptz,
  placed_at timestamptz,
  pay_by timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- of the two reminders to staff, after half and three quarters of their hour
  reminders_sent smallint not null default 0 check (reminders_sent between 0 and 2),
  -- staff did not answer within the hour
  overdue_at timestamptz,
  check (state <> 'draft' or draft_expires_at is not null),
  check (state in ('draft', 'rejected', 'withdrawn', 'expired', 'cancelled') or requested_at is not null),
  check (state not in ('placed', 'paid', 'played') or (pay_by is not null and amount_vnd is not null and tee_time_at is not null)),
  check (state <> 'paid' or paid_at is not null)
);
create index bookings_of_member on bookings (member_id, id desc);
create index bookings_waiting on bookings (state, id)
  where state in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'cancellation_requested');
create index bookings_of_course on bookings (course_id, play_date);

-- Places a booking holds. They are given back by setting released_at, in the statement that gives them back to the tee time.
create table booking_tee_times (
  booking_id bigint not null references bookings,
  play_date date not null,
  tee_time_id bigint not null,
  places smallint not null check (places > 0),
  price_vnd integer not null check (price_vnd >= 0),
  released_at timestamptz,
  primary key (booking_id, play_date, tee_time_id),
  foreign key (play_date, tee_time_id) references tee_times (play_date, id)
);
create index booking_tee_times_of_tee_time on booking_tee_times (play_date, tee_time_id);

create table booking_players (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  position smallint not null,
  member_id bigint references members,
  -- a guest outside the system, by typed name
  guest_name text check (guest_name ~ '\S'),
  green_fee_vnd bigint check (green_fee_vnd >= 0),
  unique (booking_id, position),
  constraint member_plays_once unique (booking_id, member_id),
  check ((member_id is null) <> (guest_name is null))
);

create table booking_player_packages (
  booking_player_id bigint not null references booking_players,
  package_id integer not null references insurance_packages,
  price_vnd integer not null check (price_vnd >= 0),
  primary key (booking_player_id, package_id)
);

-- Every change of state, with who, when and why. Rows are only added.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'gateway')),
  actor_id bigint,
  reason text,
  at timestamptz not null
);
create index booking_events_of_booking on booking_events (booking_id, id);

-- The bill of a booking carries the booking's number: both names on the wire mean the same paper.
create table bills (
  id bigint primary key references bookings,
  code text not null unique,
  -- given with the confirmation notice; its presence makes the bill payable
  payment_code text unique,
  amount_vnd bigint check (amount_vnd >= 0)
);

create table bill_services (
  id bigint generated always as identity primary key,
  bill_id bigint not null references bills,
  kind text not null check (kind in ('booking', 'hio', 'shop', 'other')),
  amount_vnd bigint check (amount_vnd >= 0),
  refund_vnd bigint not null default 0 check (refund_vnd >= 0),
  paid_at timestamptz,
  cancelled_at timestamptz,
  unique (bill_id, kind)
);
