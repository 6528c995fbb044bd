-- Papers for golfers: a receipt for every payment and top-up, a credit note for every refund that left us.

-- The last number given, per kind and year: its row is locked until the paper that took the number is there.
create table document_numbers (
  kind text not null check (kind in ('receipt', 'credit_note')),
  year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (kind, year)
);

create table documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  -- by the clock in Vietnam
  year smallint not null,
  number integer not null check (number > 0),
  -- the movement of the ledger it is the paper of
  transfer_id bigint not null unique references ledger_transfers,
  -- null for money whose sender we do not know
  member_id bigint references members,
  bill_id bigint references bills,
  payment_id bigint references payments,
  refund_id bigint unique references refunds,
  -- the receipt of the money that a credit note gives back; null for money that had paid nothing
  refers_to bigint references documents,
  total_vnd bigint not null check (total_vnd > 0),
  -- what it says, as it was when it was issued
  facts jsonb not null,
  -- the one thing that may go: the name of somebody who deletes their account
  payer_name text,
  issued_at timestamptz not null,
  constraint document_is_numbered_once unique (kind, year, number),
  check ((kind = 'credit_note') = (refund_id is not null)),
  check (refers_to is null or kind = 'credit_note')
);
create index documents_of_member on documents (member_id);
create index documents_of_bill on documents (bill_id);
create index documents_of_payment on documents (payment_id);

-- Numbers without gaps: the next one is taken here, in the transaction that writes the paper, and nowhere else.
create function number_document() returns trigger language plpgsql as $$
begin
  new.year := extract(year from new.issued_at at time zone 'Asia/Ho_Chi_Minh');
  insert into document_numbers as n (kind, year, last_number) values (new.kind, new.year, 1)
    on conflict (kind, year) do update set last_number = n.last_number + 1
    returning last_number into new.number;
  return new;
end $$;
create trigger number_document before insert on documents for each row execute function number_document();

create function count_document_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_number = 1
    or tg_op = 'UPDATE' and (new.kind, new.year, new.last_number) = (old.kind, old.year, old.last_number + 1) then
    return new;
  end if;
  raise exception 'numbers of documents go up one by one' using errcode = 'restrict_violation';
end $$;
create trigger one_by_one before insert or update or delete on document_numbers
  for each row execute function count_document_numbers();

-- A number that was taken has its paper when the transaction ends.
create function check_number_has_document() returns trigger language plpgsql as $$
begin
  if not exists (select from documents d where (d.kind, d.year, d.number) = (new.kind, new.year, new.last_number)) then
    raise exception 'number %-% of % has no document', new.year, new.last_number, new.kind
      using errcode = 'check_violation', constraint = 'number_has_document';
  end if;
  return null;
end $$;
create constraint trigger number_has_document after insert or update on document_numbers
  deferrable initially deferred for each row execute function check_number_has_document();

create function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payer_name is null and to_jsonb(new) - 'payer_name' = to_jsonb(old) - 'payer_name' then
    return new;
  end if;
  raise exception 'documents never change' using errcode = 'restrict_violation';
end $$;
create trigger keep_document before update or delete on documents for each row execute function keep_document();
