-- The console's audit log is searched by words: reasons, notes, and what was changed.
create index booking_events_by_words on booking_events
  using gin (to_tsvector('simple', searchable(reason))) where reason is not null;
create index refund_events_by_words on refund_events using gin (to_tsvector('simple', searchable(note))) where note is not null;
create index staff_acts_by_words on staff_acts using gin (to_tsvector('simple', searchable(detail))) where detail <> '';
create index golf_changes_by_words on golf_changes using gin (to_tsvector('simple', searchable(name)));
