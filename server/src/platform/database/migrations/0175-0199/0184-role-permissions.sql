-- Where administrators changed what a role may do: a permission given to it, or taken from it. All others are as the
-- contract has them.
create table role_permissions (
  role text not null check (role in ('staff', 'sales', 'club')),
  permission text not null,
  is_granted boolean not null,
  primary key (role, permission)
);

-- What one account of a club lacks of the permissions of its role.
alter table staff_accounts add column withheld text[] not null default '{}';

-- The console's streams end where permissions change: those of an account, or of everybody with a role.
create function notify_of_changed_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'staff-permissions',
    'payload', json_build_object('staff', new.id))::text);
  return null;
end $$;
create trigger notify_of_changed_roles after update of roles, withheld on staff_accounts
  for each row when ((old.roles, old.withheld) is distinct from (new.roles, new.withheld))
  execute function notify_of_changed_account();

create function notify_of_changed_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'staff-permissions',
    'payload', json_build_object('role', coalesce(new.role, old.role)))::text);
  return null;
end $$;
create trigger notify_of_changed_permission after insert or update or delete on role_permissions
  for each row execute function notify_of_changed_role();
