-- Up to two other tee times that a golfer would also take, each with its price as it was shown; they hold no places.
create table booking_alternatives (
  booking_id bigint not null references bookings,
  position smallint not null constraint request_has_two_alternatives_at_most check (position between 1 and 2),
  course_id integer not null references courses,
  play_date date not null,
  starts_at timestamptz not null,
  -- per player
  price_vnd integer not null check (price_vnd > 0),
  -- that took its places: accepted at once, or waiting for the golfer where it became dearer
  offer_id bigint constraint offer_is_of_one_alternative unique,
  primary key (booking_id, position),
  constraint alternative_is_named_once unique (booking_id, course_id, starts_at)
);

alter table counter_offers add constraint offer_is_of_its_booking unique (id, booking_id);
alter table booking_alternatives add constraint alternative_is_offered_to_its_golfer
  foreign key (offer_id, booking_id) references counter_offers (id, booking_id);

-- Null for an alternative that the club itself accepted.
alter table counter_offers alter column offered_by drop not null;
