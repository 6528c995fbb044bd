-- Other times are offered in place of a confirmed, ordered or paid booking as well, which its club has withdrawn.
alter table bookings
  drop constraint only_live_bookings_have_an_offer,
  add constraint only_live_bookings_have_an_offer
    check (offered_until is null or state in ('requested', 'confirmed', 'placed', 'paid'));
