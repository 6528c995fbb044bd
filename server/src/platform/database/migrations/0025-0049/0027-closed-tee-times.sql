-- Why a tee time is closed, for staff: golfers see only that it cannot be had.
alter table tee_times
  add column closed_for text check (closed_for in ('tournament', 'maintenance', 'weather', 'club', 'other')),
  add column closed_note text check (length(closed_note) between 1 and 200),
  add constraint only_closed_has_a_reason check (is_closed or (closed_for is null and closed_note is null));

-- What staff change is told; places taken by bookings change by the minute and are not.
create trigger tell_change after update of is_closed, capacity, external_places, price_vnd on tee_times
  for each statement execute function tell_change();
