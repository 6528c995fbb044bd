-- Money between us and those we work with: a gateway settles what it took for us, clubs and the insurer are paid.
create table bank_movements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('settlement', 'club_payout', 'premium_payout')),
  gateway text,
  course_id integer references courses,
  -- the bank's own reference: a movement is booked once
  bank_reference text not null check (bank_reference <> ''),
  -- by how much less is owed afterwards; of a settlement the gateway keeps `fee_vnd` of it
  amount_vnd bigint not null check (amount_vnd > 0),
  fee_vnd bigint not null default 0 check (fee_vnd >= 0 and fee_vnd < amount_vnd),
  -- when our bank had told of the money and it waited in suspense
  receipt_id bigint unique references receipts,
  note text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  recorded_by bigint not null references staff_accounts,
  check ((kind = 'settlement') = (gateway is not null)),
  check ((kind = 'club_payout') = (course_id is not null)),
  check (kind = 'settlement' or (fee_vnd = 0 and receipt_id is null)),
  constraint bank_movement_is_booked_once unique (bank_reference)
);
create index bank_movements_of_course on bank_movements (course_id);
create trigger only_added before update or delete on bank_movements for each row execute function refuse_change();

alter table receipts drop constraint receipts_resolution_check;
alter table receipts add constraint receipts_resolution_check
  check (resolution in ('matched', 'to_wallet', 'returned', 'settlement'));
