-- A paid booking that becomes cheaper by a change: the difference goes back in full, decided with the change.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in ('booking', 'player', 'service', 'receipt', 'change'));
