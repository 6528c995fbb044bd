-- A bank's own card page is part of its row: a new bank is paid at without a release.

alter table partners
  drop column payment_method,
  -- {cipher, hand_over}: how the page takes the browser over and the payment is encrypted
  add column card jsonb,
  add column card_url text,
  -- our number at the bank
  add column card_merchant text check (length(card_merchant) between 1 and 64),
  -- {key, secret}, encrypted with the server's own; the name tells two apart
  add column card_keys bytea,
  add column card_key_id text,
  add check ((card_keys is null) = (card_key_id is null)),
  -- its code is the name of its payment method, of its gateway and of the flag of its hand-overs
  add constraint partner_code_is_free
    check (code not in ('bank', 'point', 'epay', 'alepay', 'sepay', 'casso', 'receive-bill-bank', 'otp'));

update partners set card = '{"cipher": "cbc-iv-in-front", "hand_over": "form"}' where code = 'stb';
update partners set card = '{"cipher": "cbc-iv-in-front", "hand_over": "link"}' where code = 'nab';
update partners set card = '{"cipher": "gcm", "hand_over": "link"}' where code = 'vietin';
update partners set card = '{"cipher": "ecb", "hand_over": "form"}' where code = 'bidv';

-- Whose page took a payment: one of the two gateways, or the partner of that code.
alter table payments
  drop constraint payments_method_check,
  add column bank_code text generated always as (
    case when method in ('bank', 'point', 'epay', 'epay_all', 'ale_pay') then null else method end) stored
    references partners (code);

alter table partner_events drop constraint partner_events_what_check,
  add check (what in ('created', 'changed', 'keys_rotated', 'card_keys_changed', 'hand_over_accepted',
    'hand_over_refused'));
