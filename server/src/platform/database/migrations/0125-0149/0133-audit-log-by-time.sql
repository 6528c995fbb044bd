-- The console's audit log lists all trails together, the latest first.
create index booking_events_by_time on booking_events (at desc, id desc);
create index refund_events_by_time on refund_events (at desc, id desc);
create index staff_acts_by_time on staff_acts (at desc, id desc);
create index golf_changes_by_time on golf_changes (at desc, id desc);
