-- The list of languages is that of the texts: a new one must need no migration.
alter table members drop constraint members_language_check, add check (language ~ '^[a-z]{2}$');
alter table bookings drop constraint bookings_language_check, add check (language ~ '^[a-z]{2}$');
alter table consents drop constraint consents_language_check, add check (language ~ '^[a-z]{2}$');
