-- Photos of golfers' reviews, in the order in which they were chosen; the pictures of golfers have no member of staff.
alter table pictures alter column added_by drop not null;

create table review_photos (
  review_id bigint not null references reviews on delete cascade,
  position smallint not null check (position between 1 and 4),
  hash text not null references pictures,
  primary key (review_id, position)
);

create index review_photos_hash on review_photos (hash);
