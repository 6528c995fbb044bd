-- What golfers ask a club before they come: what to wear, as text by language, and what the club has.

alter table courses
  add column dress_code jsonb not null default '{}',
  add column facilities text[] not null default '{}'
    check (facilities <@ array['driving_range', 'putting_green', 'club_rental', 'pro_shop', 'locker_room', 'restaurant',
      'lodging', 'pool']);
