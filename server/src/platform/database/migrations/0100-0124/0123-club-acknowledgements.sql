-- An acknowledgement that staff entered after a call stands where the club's own would: who at the club, when, and the
-- club's reference. It may be of a club that was never sent a link.
alter table club_requests
  alter column key_hash drop not null,
  alter column asked_at drop not null,
  add column recorded_by bigint references staff_accounts,
  drop constraint club_answer_is_complete,
  add constraint club_link_is_whole check ((key_hash is null) = (asked_at is null)),
  add constraint club_answer_is_complete check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
    and (answer is not distinct from 'accepted') = (reference is not null)
    and (answer is distinct from 'proposed' or proposed_at is not null)
    and (answer is not null or (words is null and proposed_at is null and recorded_by is null and asked_at is not null)));
