-- The systems of partners call the product by keys of the same kind as those of clubs: one table for both. The release
-- before knows it as club_keys, which stays as a view.
alter table club_keys rename to api_keys;
alter table api_keys
  alter column staff_id drop not null,
  add column partner_id smallint references partners,
  -- tells keys apart and reveals nothing about them; null for one that the release before made
  add column key_id text,
  drop constraint club_keys_scopes_check,
  add constraint api_key_has_one_holder check (num_nonnulls(staff_id, partner_id) = 1),
  add constraint api_key_has_scopes_of_its_holder check (
    cardinality(scopes) > 0 and scopes <@ case when partner_id is null
      then array['club.read', 'club.answer', 'club.checkIn', 'club.allotments']
      else array['partner.bookings', 'partner.events'] end);
alter index club_account_has_one_current_key rename to account_has_one_current_key;
alter index club_keys_of_account rename to api_keys_of_account;
create unique index partner_has_one_current_key on api_keys (partner_id) where valid_until is null;
create index api_keys_of_partner on api_keys (partner_id) where partner_id is not null;

create view club_keys as
  select id, staff_id, token_hash, scopes, created_at, created_by, valid_until, used_at
  from api_keys where staff_id is not null;

-- the bookings of a partner in the order of their ids
create index bookings_of_bank on bookings (bank_id, id) where bank_id is not null;
create index bookings_of_merchant on bookings (merchant, id) where merchant is not null and bank_id is null;

alter table partner_events drop constraint partner_events_what_check,
  add check (what in ('created', 'changed', 'keys_rotated', 'card_keys_changed', 'hand_over_accepted',
    'hand_over_refused', 'webhook_saved', 'event_replayed', 'api_key_renewed', 'api_keys_ended'));
