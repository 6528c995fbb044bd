-- A partly paid order whose payment window ends is held once more while staff decide about it: `undecided` until they
-- have, or until the longer window ends; null when its window never ended with a part of the money on the bill.
alter table bookings
  add column part_hold text,
  add constraint part_hold_is_known check (part_hold in ('undecided', 'decided'));
