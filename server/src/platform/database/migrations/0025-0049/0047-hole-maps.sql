-- What a golfer wants to know of a nine or layout beside its par: how long it is, and its holes seen from above.
alter table course_paths
  add column length_yards integer check (length_yards > 0),
  add column map text check (map <> '');
