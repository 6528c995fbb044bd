-- Places change with every booking. What shows them is told which day of which course changed, so that a copy is
-- dropped when it stops being true and all others may be kept.
create function tell_places() returns trigger language plpgsql as $$
declare
  -- more than these are told as "everything": a notification holds at most 8,000 bytes
  most constant int := 100;
  changed text[];
begin
  select array_agg(start) into changed from (
    select distinct play_date || ' ' || course_id as start from changed_rows limit most + 1) one;
  if changed is not null then
    perform pg_notify('teeviet', json_build_object('channel', 'availability', 'payload',
      case when cardinality(changed) > most then '{}'::json else json_build_object('starts', changed) end)::text);
  end if;
  return null;
end $$;

create trigger tell_places after update on tee_times referencing new table as changed_rows
  for each statement execute function tell_places();
create trigger tell_rows after insert or delete or truncate on tee_times
  for each statement execute function tell_change();

create function tell_quantities() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'availability',
    'payload', json_build_object('offers', true))::text);
  return null;
end $$;

create trigger tell_quantities after update of quantity_left on offers
  for each statement execute function tell_quantities();
