-- What golfers agreed to, and codes that approve the deletion of an account.

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'booking', 'payment', 'deletion'));

-- Proof of consent: which edition of which text, in which language, when. It outlives the account, as proof must.
create table consents (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  document text not null check (document in ('terms', 'user-info')),
  version text not null check (length(version) between 1 and 16),
  language text not null check (language in ('vi', 'en', 'kr', 'jp')),
  given_at timestamptz not null
);
create index consents_of_member on consents (member_id);
create trigger only_added before update or delete on consents for each row execute function refuse_change();

-- The reviews and claims of an account that is being deleted are found without reading all of them.
create index reviews_of_member on reviews (member_id) where member_id is not null;
create index member_linked_phones_by on member_linked_phones (linked_by);
create index play_partners_of_partner on play_partners (partner_id);
create index booking_players_of_member on booking_players (member_id) where member_id is not null;
create index messages_of_phone on messages (phone);
