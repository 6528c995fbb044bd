-- A golfer changes an own booking: where the course allows it, and until so many hours before the tee time.
alter table courses add column change_hours smallint check (change_hours between 0 and 720);

-- A change that moves a paid booking waits, with its places held, until staff have answered it for the club. Accepted, it is applied, or
-- offered when the booking becomes dearer.
alter table booking_changes
  add column answer_by timestamptz,
  -- what staff wrote to the golfer when they refused it
  add column answer text,
  drop constraint booking_changes_state_check,
  add constraint booking_changes_state_check check (state in ('requested', 'offered', 'applied', 'dropped')),
  drop constraint booking_changes_dropped_for_check,
  -- not paid in time; taken back by staff or the golfer; the booking itself was cancelled or a tee time closed; refused by
  -- staff; not answered in time
  add constraint booking_changes_dropped_for_check
    check (dropped_for in ('unpaid', 'withdrawn', 'ended', 'refused', 'unanswered')),
  drop constraint change_is_offered_for_money,
  add constraint change_is_offered_for_money
    check ((due_vnd is null) = (pay_by is null) and (wanted is null) = (due_vnd is null and answer_by is null)
      and (state <> 'offered' or due_vnd is not null) and (state <> 'dropped' or wanted is not null)),
  add constraint requested_change_is_answered
    check ((state <> 'requested' or answer_by is not null and due_vnd is null)
      and (coalesce(dropped_for not in ('refused', 'unanswered'), true) or answer_by is not null and due_vnd is null)),
  drop constraint offered_change_is_open,
  add constraint offered_change_is_open
    check (wanted is null or (state in ('requested', 'offered')) = (closed_at is null));

-- one for both, so that each query of an open change uses it
drop index booking_has_one_offered_change;
create unique index booking_has_one_open_change on booking_changes (booking_id) where state in ('requested', 'offered');
create index requested_changes on booking_changes (booking_id) where state = 'requested';

-- requested -> offered | applied | dropped; offered -> applied | dropped, but not by an answer. An unpaid one is still applied when money sent in
-- time is reported late.
create or replace function step_change() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not (old.state in ('requested', 'offered') and new.state <> 'requested'
      and not (old.state = 'offered' and coalesce(new.dropped_for in ('refused', 'unanswered'), false))
    or old.state = 'dropped' and old.dropped_for = 'unpaid' and new.state = 'applied') then
    raise exception 'change % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'change_takes_known_steps';
  end if;
  return new;
end $$;

create or replace function check_closed_change_holds_nothing() returns trigger language plpgsql as $$
begin
  if exists (select from booking_changes c join booking_change_places p on p.change_id = c.id
    where c.id = new.id and c.state not in ('requested', 'offered')) then
    raise exception 'change % is closed and holds places', new.id
      using errcode = 'check_violation', constraint = 'closed_change_holds_nothing';
  end if;
  return null;
end $$;
