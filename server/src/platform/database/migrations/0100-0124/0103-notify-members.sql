-- The open pages of a member are notified when something that a bill shows has changed, and when one of the member's
-- sessions ends. As triggers, so that no verb, script or manual change can forget it.

create function notify_member(member bigint, booking bigint) returns void language sql as $$
  select pg_notify('teeviet', json_build_object('channel', 'member-bookings',
    'payload', json_build_object('member', member, 'booking', booking))::text)
$$;

create function notify_of_booking() returns trigger language plpgsql as $$
begin
  perform notify_member(new.member_id, new.id);
  return null;
end $$;
create trigger notify_member after insert or update on bookings for each row execute function notify_of_booking();

create function notify_of_booking_player() returns trigger language plpgsql as $$
begin
  perform notify_member(b.member_id, b.id) from bookings b where b.id = new.booking_id;
  return null;
end $$;
create trigger notify_member after update on booking_players
  for each row execute function notify_of_booking_player();

-- without a bill it is a top-up of the wallet
create function notify_of_money() returns trigger language plpgsql as $$
begin
  if new.member_id is not null then perform notify_member(new.member_id, new.bill_id); end if;
  return null;
end $$;
create trigger notify_member after insert or update on payments for each row execute function notify_of_money();
create trigger notify_member after insert or update on refunds for each row execute function notify_of_money();

create function notify_of_receipt() returns trigger language plpgsql as $$
begin
  perform notify_member(p.member_id, p.bill_id) from payments p where p.id = new.payment_id;
  return null;
end $$;
create trigger notify_member after insert or update on receipts for each row execute function notify_of_receipt();

create function notify_of_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'member-sessions',
    'payload', json_build_object('member', old.member_id, 'session', old.id))::text);
  return null;
end $$;
create trigger notify_of_revoked_session after update of revoked_at on member_sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function notify_of_ended_session();
create trigger notify_of_removed_session after delete on member_sessions
  for each row when (old.revoked_at is null) execute function notify_of_ended_session();
