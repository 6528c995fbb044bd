-- Who closed tee times: a club lifts its own closings, and not those of the operator. Earlier closings have no row and
-- are the operator's.

create table closings (
  id bigint primary key default nextval('closing_ids'),
  course_id integer not null references courses,
  closed_by bigint not null references staff_accounts,
  -- closed by an account of the club
  is_by_club boolean not null,
  closed_at timestamptz not null
);
alter sequence closing_ids owned by closings.id;
