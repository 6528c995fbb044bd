-- The operator's staff may be limited to courses too; without courses they have all. An account of a club always has its own.
alter table staff_accounts
  drop constraint club_account_is_of_courses,
  add constraint club_account_is_of_courses check (
    (not 'club' = any (roles) or (cardinality(roles) = 1 and cardinality(course_ids) > 0))
    and cardinality(course_ids) <= 200 and array_position(course_ids, null) is null);

-- The console's streams of an account end when its courses change, too.
drop trigger notify_of_changed_roles on staff_accounts;
create trigger notify_of_changed_roles after update of roles, withheld, course_ids on staff_accounts
  for each row when ((old.roles, old.withheld, old.course_ids) is distinct from (new.roles, new.withheld, new.course_ids))
  execute function notify_of_changed_account();
