-- When staff decided that a booking stays on its closed tee time; null while nobody has, and once it is open again.
alter table booking_tee_times add column kept_at timestamptz;
