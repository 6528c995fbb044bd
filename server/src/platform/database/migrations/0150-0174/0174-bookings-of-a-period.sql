-- The service record reads the last twelve months: these small indexes let it pass over all years before. Rows come about
-- in the order of their requests, and tee times follow those within weeks.
create index bookings_requested_in on bookings using brin (requested_at);
create index bookings_played_in on bookings using brin (tee_time_at);
