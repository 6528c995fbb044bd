-- Cover that was bought, or came free with a booking, one certificate a player and package. What it says never changes.
create table insurance_certificates (
  id bigint generated always as identity primary key,
  number text not null unique,
  booking_id bigint not null references bookings,
  booking_player_id bigint not null references booking_players,
  -- null for the free cover of every booking
  package_id integer references insurance_packages,
  -- the package's name by language, as it was sold
  name jsonb,
  premium_vnd integer not null check (premium_vnd >= 0),
  cover_vnd integer not null check (cover_vnd > 0),
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint player_is_insured_once unique nulls not distinct (booking_player_id, package_id)
);
create index insurance_certificates_of_booking on insurance_certificates (booking_id, id);
