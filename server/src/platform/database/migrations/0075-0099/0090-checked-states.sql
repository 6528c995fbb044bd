-- The histories keep the same states as the rows they tell of: a row type that lists them can be checked.

alter table booking_events
  add check (from_state in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'played', 'rejected', 'withdrawn', 'expired',
    'cancelled', 'cancellation_requested', 'refunded', 'partly_refunded')),
  add check (to_state in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'played', 'rejected', 'withdrawn', 'expired',
    'cancelled', 'cancellation_requested', 'refunded', 'partly_refunded'));
alter table complaint_steps
  add check (step in ('received', 'verified', 'resolved', 'negotiating', 'court', 'closed'));
alter table ledger_transfers
  add check (kind in ('receipt', 'payment', 'top_up', 'match', 'refund', 'settlement', 'chargeback', 'split', 'payout',
    'correction'));
