-- The contacts of a club, each with its channel: an SMS, a message to a Zalo account or an e-mail.
create table course_contacts (
  course_id integer not null references courses on delete cascade,
  position smallint not null check (position between 1 and 5),
  channel text not null check (channel in ('sms', 'zalo', 'email')),
  -- a national mobile number, or an e-mail address in small letters
  address text not null,
  primary key (course_id, position),
  -- a number that is not at Zalo gets the SMS of its own, once
  constraint contact_stands_once unique (course_id, address),
  constraint contact_fits_its_channel check (
    case channel when 'email' then length(address) between 3 and 254 and address like '%_@_%' and address = lower(address)
      else address ~ '^0[35789][0-9]{8}$' end)
);
insert into course_contacts (course_id, position, channel, address)
select id, row_number() over (partition by id order by first_place), 'sms', phone
from (
  select c.id, p.phone, min(p.place) as first_place
  from courses c cross join unnest(c.club_phones) with ordinality as p (phone, place)
  where p.phone ~ '^0[35789][0-9]{8}$' group by c.id, p.phone) phones;
-- courses.club_phones is no longer used; the servers of the release before read it during an update, so a later
-- migration drops it

alter table messages
  alter column phone drop not null,
  -- a message by Zalo: its template there, and the values of its parameters, erased with the text of a link
  add column zalo_template text check (zalo_template in ('clubAsked', 'clubPaid', 'clubPaidChanged', 'clubChanged')),
  add column zalo_data jsonb,
  -- the message by Zalo that failed, and that this SMS takes the place of
  add column replaces_id bigint references messages on delete cascade constraint message_is_replaced_once unique,
  add constraint message_has_an_address check (phone is not null or email is not null),
  add constraint zalo_message_has_a_phone check (zalo_template is null or (phone is not null and email is null));
