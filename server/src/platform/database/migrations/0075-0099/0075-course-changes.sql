-- When a course's page last changed, for the sitemap. Saving its rates, schedule or pictures counts a version of the
-- course, and a review its rating, so that each of them passes here.

alter table courses add column updated_at timestamptz not null default now();

create function courses_updated() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger courses_updated before update on courses for each row execute function courses_updated();
