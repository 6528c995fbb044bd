-- Staff offer a golfer other held times in place of a request that cannot be had as asked.
create table counter_offers (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  -- of the key in the link, which is stored nowhere in the clear
  key_hash bytea not null constraint offer_key_is_of_one_offer unique check (length(key_hash) = 32),
  offered_by bigint not null references staff_accounts,
  offered_at timestamptz not null,
  -- until when its places are held and it can be accepted
  until timestamptz not null,
  closed_at timestamptz,
  accepted_option smallint,
  constraint offer_is_open_until_it_is_closed check ((state = 'open') = (closed_at is null)),
  constraint accepted_offer_has_its_option check ((state = 'accepted') = (accepted_option is not null)),
  constraint offer_is_open_for_a_while check (until > offered_at)
);
create unique index booking_has_one_open_offer on counter_offers (booking_id) where state = 'open';
create index counter_offers_of_booking on counter_offers (booking_id);

create table counter_offer_options (
  offer_id bigint not null references counter_offers,
  position smallint not null constraint offer_has_three_options_at_most check (position between 1 and 3),
  course_id integer not null references courses,
  play_date date not null,
  starts_at timestamptz not null,
  holes smallint not null,
  primary key (offer_id, position)
);
alter table counter_offers add constraint accepted_option_was_offered
  foreign key (id, accepted_option) references counter_offer_options (offer_id, position);

-- The places of the options, each at the price per player it was offered for; removed when they are released or become
-- those of the booking.
create table counter_offer_places (
  offer_id bigint not null,
  position smallint not null,
  booking_id bigint not null references bookings,
  play_date date not null,
  tee_time_id bigint not null,
  places smallint not null check (places > 0),
  price_vnd integer not null check (price_vnd > 0),
  primary key (offer_id, position, play_date, tee_time_id),
  foreign key (offer_id, position) references counter_offer_options (offer_id, position),
  foreign key (play_date, tee_time_id) references tee_times (play_date, id)
);
create index counter_offer_places_of_booking on counter_offer_places (booking_id);
create index counter_offer_places_of_tee_time on counter_offer_places (play_date, tee_time_id);

-- An offer that is closed holds nothing.
create function check_closed_offer_holds_nothing() returns trigger language plpgsql as $$
begin
  if exists (
    select from counter_offers o join counter_offer_places p on p.offer_id = o.id where o.id = new.id and o.state <> 'open'
  ) then
    raise exception 'counter-offer % is closed and holds places', new.id
      using errcode = 'check_violation', constraint = 'closed_offer_holds_nothing';
  end if;
  return null;
end $$;
create constraint trigger closed_offer_holds_nothing after insert or update of state on counter_offers
  deferrable initially deferred for each row execute function check_closed_offer_holds_nothing();

-- Until when a request has an open offer: the staff hour does not run meanwhile.
alter table bookings
  add column offered_until timestamptz,
  add constraint only_requests_are_offered_other_times check (offered_until is null or state = 'requested');
create index bookings_offered_until on bookings (offered_until) where offered_until is not null;

-- The link of a golfer is a credential, so its text is erased once it was sent, like a one-time code.
alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('otp', 'booking', 'club', 'link'));
