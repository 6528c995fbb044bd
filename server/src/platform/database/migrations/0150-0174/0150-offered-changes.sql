-- A change that makes a paid booking dearer is offered with its places held, and applied by a second payment of the
-- bill. Every other change is applied at once.
alter table booking_changes
  add column state text not null default 'applied' check (state in ('offered', 'applied', 'dropped')),
  -- the difference that the golfer pays for it, in VND; null when it cost nothing
  add column due_vnd bigint check (due_vnd > 0),
  add column pay_by timestamptz,
  -- { players, seats: [{ day, id, fee }], keepsOffer }: what the payment brings about
  add column wanted jsonb,
  -- how many of the quantity of the booking's offer are held for added players
  add column quantity smallint not null default 0 check (quantity >= 0),
  add column closed_at timestamptz,
  -- not paid in time; taken back by staff or the golfer; the booking itself was cancelled or a tee time closed
  add column dropped_for text check (dropped_for in ('unpaid', 'withdrawn', 'ended')),
  add constraint change_is_offered_for_money
    check ((due_vnd is null) = (pay_by is null) and (due_vnd is null) = (wanted is null)
      and (state = 'applied' or due_vnd is not null)),
  add constraint dropped_change_has_its_cause check ((state = 'dropped') = (dropped_for is not null)),
  add constraint offered_change_is_open check (due_vnd is null or (state = 'offered') = (closed_at is null)),
  add constraint change_is_of_its_booking unique (id, booking_id);
create unique index booking_has_one_offered_change on booking_changes (booking_id) where state = 'offered';

-- offered -> applied | dropped. An unpaid one is still applied when money sent in time is reported late.
create function step_change() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not (old.state = 'offered'
    or old.state = 'dropped' and old.dropped_for = 'unpaid' and new.state = 'applied') then
    raise exception 'change % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'change_takes_known_steps';
  end if;
  return new;
end $$;
create trigger step_change before update of state on booking_changes for each row execute function step_change();

-- Places held for an offered change, besides those the booking has there already.
create table booking_change_places (
  change_id bigint not null references booking_changes,
  play_date date not null,
  tee_time_id bigint not null,
  places smallint not null check (places > 0),
  primary key (change_id, play_date, tee_time_id),
  foreign key (play_date, tee_time_id) references tee_times (play_date, id)
);
create index booking_change_places_of_tee_time on booking_change_places (play_date, tee_time_id);

create function check_closed_change_holds_nothing() returns trigger language plpgsql as $$
begin
  if exists (select from booking_changes c join booking_change_places p on p.change_id = c.id
    where c.id = new.id and c.state <> 'offered') then
    raise exception 'change % is closed and holds places', new.id
      using errcode = 'check_violation', constraint = 'closed_change_holds_nothing';
  end if;
  return null;
end $$;
create constraint trigger closed_change_holds_nothing after update of state on booking_changes
  deferrable initially deferred for each row execute function check_closed_change_holds_nothing();

-- The deadline of an offered change is a deadline of its booking, like that of other times on offer.
alter table bookings
  drop constraint only_requests_are_offered_other_times,
  add constraint only_live_bookings_have_an_offer check (offered_until is null or state in ('requested', 'paid'));
