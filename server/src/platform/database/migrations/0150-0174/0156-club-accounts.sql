-- Accounts of a club's own people: the role `club` alone, and the courses that it is good for.
alter table staff_accounts
  add column course_ids integer[] not null default '{}',
  drop constraint staff_accounts_roles_check,
  add constraint staff_accounts_roles_check
    check (roles <@ array['staff', 'sales', 'admin', 'club'] and cardinality(roles) > 0),
  add constraint club_account_is_of_courses check (
    ('club' = any (roles)) = (cardinality(course_ids) > 0)
    and (not 'club' = any (roles) or cardinality(roles) = 1)
    and cardinality(course_ids) <= 20 and array_position(course_ids, null) is null);
