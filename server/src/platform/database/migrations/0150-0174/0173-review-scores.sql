-- What a golfer rates besides the course as a whole; null where not rated.
alter table reviews
  add greens smallint check (greens between 1 and 5),
  add fairways smallint check (fairways between 1 and 5),
  add caddie smallint check (caddie between 1 and 5),
  add value smallint check (value between 1 and 5);

-- A member found a review helpful. No change of it is notified: every vote would drop all cached pages, which are read
-- again within half a minute anyway.
create table review_votes (
  review_id bigint not null references reviews on delete cascade,
  member_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, member_id)
);
create index review_votes_of_member on review_votes (member_id);
