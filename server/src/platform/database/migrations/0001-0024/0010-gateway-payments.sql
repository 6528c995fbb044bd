-- Payments on the page of a gateway or a bank: what the browser takes there, what was asked for, and what became of it.

alter table payments
  -- on whose page; null for a transfer and for points
  add column gateway text generated always as (
    case method when 'ale_pay' then 'alepay' when 'epay' then 'epay' when 'epay_all' then 'epay'
      when 'bank' then null when 'point' then null else method end) stored,
  -- bank, card brand and months of a payment by instalments
  add column installment jsonb,
  -- an address or a form, kept while the attempt is open so that a reload leads to the same page
  add column hand_over jsonb,
  -- when the payer went on from the rules for card payers, which counts as agreeing to them
  add column declared_at timestamptz,
  add column failure text check (failure in ('declined', 'cancelled', 'expired', 'installmentRefused', 'unreachable')),
  -- how often the gateway has been asked by the clock
  add column inquiries smallint not null default 0,
  -- taken back by the card's network after it had been paid
  add column charged_back_at timestamptz,
  add check (installment is null or method = 'ale_pay'),
  add check (gateway is not null or (hand_over is null and declared_at is null and failure is null)),
  add check (charged_back_at is null or (gateway is not null and state = 'succeeded')),
  add check (fee_vnd = 0 or method in ('epay', 'epay_all', 'ale_pay'));

-- One payment of a gateway is one attempt of ours: the last word.
create unique index gateway_payment_is_one_attempt on payments (gateway, provider_reference) where gateway is not null;

-- created -> pending -> succeeded | failed | expired. What failed or expired by our books may still turn out to be paid
-- (the gateway has the last word); what succeeded stays.
create function step_payment() returns trigger language plpgsql as $$
begin
  if old.state = 'succeeded' and new.state <> 'succeeded'
    or new.state = 'created' and old.state <> 'created'
    or new.state = 'pending' and old.state not in ('created', 'pending') then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'payment_takes_known_steps';
  end if;
  if new.state <> 'failed' then new.failure := null; end if;
  if new.state not in ('created', 'pending') then new.hand_over := null; end if;
  return new;
end $$;
create trigger step_payment before update of state on payments for each row execute function step_payment();
