-- Golfers and staff see where they are signed in: the browser, its address, and when it was last used.
alter table member_sessions
  add column address text,
  add column used_at timestamptz;

alter table staff_sessions
  -- names the session: its token is known to its browser alone
  add column id uuid not null unique default gen_random_uuid(),
  add column user_agent text not null default '',
  add column address text,
  add column used_at timestamptz;

-- The console's streams end with their session, as those of golfers do (0103).
create function notify_of_ended_staff_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'staff-sessions',
    'payload', json_build_object('session', old.id))::text);
  return null;
end $$;
create trigger notify_of_revoked_session after update of revoked_at on staff_sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function notify_of_ended_staff_session();
create trigger notify_of_removed_session after delete on staff_sessions
  for each row when (old.revoked_at is null) execute function notify_of_ended_staff_session();
