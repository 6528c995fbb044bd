-- What staff read beside a million past bookings: without these the reports of cancellations and payment methods, and the
-- trace of a code, read every booking or payment there ever was.
create index bookings_ended on bookings (ended_at) where ended_at is not null;
-- payments are added in the order of their moments
create index payments_created_in on payments using brin (created_at);
-- the number that a gateway gave, where the gateway is not known
create index payments_by_provider_reference on payments (provider_reference) where provider_reference is not null;
create index refunds_by_proof on refunds (split_part(proof, ':', -1)) where proof is not null;
