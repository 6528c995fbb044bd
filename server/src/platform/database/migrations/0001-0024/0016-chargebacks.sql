-- Card payments that a card's network took back from us, as the gateway's statement or letter says.

create table chargebacks (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  -- the gateway's number of the case: a case is booked once
  gateway text not null,
  gateway_reference text not null,
  amount_vnd bigint not null check (amount_vnd > 0),
  note text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  recorded_by bigint not null references staff_accounts,
  constraint chargeback_is_booked_once unique (gateway, gateway_reference)
);
create index chargebacks_of_payment on chargebacks (payment_id);

-- a payment may lose several parts, each with its own case
alter table payments drop column charged_back_at;
