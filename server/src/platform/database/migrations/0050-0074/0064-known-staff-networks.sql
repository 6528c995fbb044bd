-- Networks from which a staff member has signed in: guesses from elsewhere never lock the account there. Only a keyed
-- hash of the network is stored.
create table staff_known_networks (
  staff_id bigint not null references staff_accounts,
  network bytea not null,
  signed_in_at timestamptz not null,
  primary key (staff_id, network)
);
