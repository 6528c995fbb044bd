-- The e-mails with the sheet of a hole-in-one claim to the insurer: each is waiting, sent or failed.
create table hio_claim_sheets (
  id bigint generated always as identity primary key,
  claim_id bigint not null references hio_claims,
  staff_id bigint not null references staff_accounts,
  email text not null,
  -- by which the mail server recognises a repeat
  request_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  constraint hio_sheet_is_sent_or_failed check (sent_at is null or failed_at is null),
  constraint hio_sheet_failed_for_a_cause check ((failed_at is null) = (failure is null))
);
-- Two colleagues at once send the insurer one e-mail.
create unique index one_waiting_sheet_a_claim on hio_claim_sheets (claim_id) where sent_at is null and failed_at is null;
create index hio_claim_sheets_of_claim on hio_claim_sheets (claim_id, id);
