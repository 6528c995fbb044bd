-- A receipt or credit note of a booking for a company is sent to the company by e-mail: once by itself (sending 0), and
-- again when staff ask for it.
create table document_emails (
  document_id bigint not null references documents,
  sending integer not null check (sending >= 0),
  email text not null check (length(email) between 3 and 254),
  asked_by bigint references staff_accounts,
  asked_at timestamptz not null,
  constraint document_is_emailed_once primary key (document_id, sending),
  constraint staff_ask_for_another check ((sending = 0) = (asked_by is null))
);
create trigger only_added before update or delete on document_emails for each row execute function refuse_change();

-- the document that the message has as a file
alter table messages add column document_id bigint references documents;

create index documents_of_companies on documents (issued_at)
  where facts -> 'company' ->> 'taxCode' is not null;
