-- Partner banks get the events of their customers' bookings as clubs get those of their courses: one table of addresses
-- and one outbox for both. The release before knows them as club_webhooks and club_events, which stay as views.
alter table club_webhooks rename to webhooks;
alter table club_events rename to webhook_events;

alter table webhook_events drop constraint club_events_staff_id_fkey;
alter table webhooks drop constraint club_webhooks_pkey;
alter table webhooks
  add column id bigint generated always as identity primary key,
  alter column staff_id drop not null,
  add column partner_id smallint references partners,
  add constraint account_has_one_webhook unique (staff_id),
  add constraint partner_has_one_webhook unique (partner_id),
  add constraint webhook_has_one_owner check (num_nonnulls(staff_id, partner_id) = 1);

alter table webhook_events
  alter column staff_id drop not null,
  add column partner_id smallint references webhooks (partner_id) on delete cascade,
  add constraint webhook_events_staff_id_fkey foreign key (staff_id) references webhooks (staff_id) on delete cascade,
  add constraint webhook_event_has_one_receiver check (num_nonnulls(staff_id, partner_id) = 1);
-- of the last attempt: an HTTP status, or what the connection said
alter table webhook_events rename column failure to answer;
alter table webhook_events rename constraint club_event_ends_once to webhook_event_ends_once;
alter index club_events_due rename to webhook_events_due;
alter index club_events_of_account rename to webhook_events_of_account;
alter index club_events_of_booking rename to webhook_events_of_booking;
create index webhook_events_of_partner on webhook_events (partner_id, id desc) where partner_id is not null;

create view club_webhooks as
  select staff_id, url, secret, saved_at, failing_since, failure from webhooks where staff_id is not null;
create view club_events as
  select id, staff_id, booking_id, type, at, attempts, next_attempt_at, delivered_at, failed_at, answer as failure
  from webhook_events where staff_id is not null;

alter function queue_club_events() rename to queue_webhook_events;
alter trigger booking_event_is_sent_to_clubs on booking_events rename to booking_event_is_sent_to_webhooks;
create or replace function queue_webhook_events() returns trigger language plpgsql as $$
begin
  insert into webhook_events (staff_id, partner_id, booking_id, type, at, next_attempt_at)
  select w.staff_id, w.partner_id, b.id,
    'booking.' || case when new.from_state = new.to_state then 'changed' else new.to_state end, new.at, new.at
  from bookings b
  join webhooks w on
    exists (select from staff_accounts a
      where a.id = w.staff_id and b.course_id = any (a.course_ids) and a.disabled_at is null)
    or exists (select from partners p
      where p.id = w.partner_id and p.is_active
        and (p.bank_id = b.bank_id or (b.bank_id is null and p.merchant = b.merchant)))
  -- a draft was never sent, so that its end is nothing to a club or a partner
  where b.id = new.booking_id and new.to_state <> 'draft'
    and (new.from_state is distinct from 'draft' or new.to_state = 'requested');
  if found then
    perform pg_notify('teeviet', '{"channel":"webhook-events","payload":{}}');
  end if;
  return null;
end $$;

alter table partner_events drop constraint partner_events_what_check,
  add check (what in ('created', 'changed', 'keys_rotated', 'card_keys_changed', 'hand_over_accepted',
    'hand_over_refused', 'webhook_saved', 'event_replayed'));
