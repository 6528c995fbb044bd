-- An account that staff made for a golfer on the phone or at the counter: its golfer has not agreed to the terms yet and
-- does so at the first login, as a new golfer does.
alter table members add column awaits_consent boolean not null default false;
