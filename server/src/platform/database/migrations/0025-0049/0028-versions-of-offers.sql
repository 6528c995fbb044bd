-- Counts the changes by staff: who saves says which one they saw, so that nobody overwrites a colleague.
alter table offer_categories add column version integer not null default 1;
alter table offers add column version integer not null default 1;

-- an offer that gets a quantity only later has to know what it has sold
create index bookings_of_offer on bookings (offer_id) where offer_id is not null;
