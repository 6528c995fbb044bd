-- A code counts against the budget it was taken from, and a login code may be typed only by the requester that asked
-- for it: a stranger who knows a phone number can neither use up nor void the codes of its owner.
alter table one_time_codes
  -- 'member' (signed in), 'strangers', 'device:<hash>' or 'hand-in:<customer number>'
  add column budget text not null default 'member',
  -- keyed hashes of the browser's signed cookie (or the address) and of the network that asked; null when signed in
  add column requester bytea,
  add column network bytea;

-- Browsers that signed in with a phone: their codes have a budget of their own. Only the cookie's keyed hash is stored.
create table known_devices (
  phone text not null,
  device bytea not null,
  session_id uuid not null,
  signed_in_at timestamptz not null,
  primary key (phone, device)
);
create index known_devices_by_device on known_devices (device);
create index known_devices_by_session on known_devices (session_id);
