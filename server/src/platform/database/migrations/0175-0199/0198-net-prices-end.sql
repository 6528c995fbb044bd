-- A net price that has begun ends on the day from which the share holds again: a row without a price.

alter table club_net_prices alter column net_vnd drop not null;
