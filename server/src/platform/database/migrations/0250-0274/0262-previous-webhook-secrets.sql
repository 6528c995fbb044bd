-- After a new secret of a webhook the one before stays valid for a time, and events are signed with both, so that a
-- receiver changes over without refusing any. The release before signs with the new one alone.
alter table webhooks
  add column previous_secret bytea,
  add column previous_until timestamptz,
  add constraint previous_secret_has_an_end check ((previous_secret is null) = (previous_until is null));

alter table partner_events drop constraint partner_events_what_check,
  add constraint partner_events_what_check check (what in ('created', 'changed', 'keys_rotated', 'card_keys_changed',
    'hand_over_accepted', 'hand_over_refused', 'webhook_saved', 'event_replayed', 'api_key_renewed', 'api_keys_ended',
    'webhook_secret_ended'));
