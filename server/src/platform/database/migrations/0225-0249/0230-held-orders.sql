-- The partly paid orders that staff decide about: few, beside any number of unpaid ones.
create index bookings_held_for_decision on bookings (pay_by) where part_hold = 'undecided';
