-- The browsers that messages are pushed to: of golfers, by the phone of the account, and of staff.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 87),
  auth text not null check (length(auth) <= 22),
  phone text,
  staff_id bigint references staff_accounts,
  -- of the golfer or of the staff member: the subscription ends with it
  session_id uuid not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  -- when the session ends by itself
  ends_at timestamptz not null,
  -- when the push service last took a message
  used_at timestamptz,
  constraint push_subscription_has_one_owner check (num_nonnulls(phone, staff_id) = 1)
);
create index push_subscriptions_of_phone on push_subscriptions (phone) where phone is not null;
create index push_subscriptions_of_staff on push_subscriptions (staff_id) where staff_id is not null;

-- How a golfer wants to get the messages of a topic; without a row by SMS, at a foreign number by e-mail.
create table message_channels (
  phone text not null,
  topic text not null check (topic in ('booking', 'offer')),
  channel text not null check (channel in ('sms', 'push', 'email')),
  changed_at timestamptz not null,
  primary key (phone, topic)
);

alter table messages
  -- by which the golfer chooses the channel; null where there is no choice
  add column topic text check (topic in ('booking', 'offer')),
  -- when a push service took the message, whose receipt by the browser is waited for
  add column pushed_at timestamptz,
  -- sent, or tried, by push in place of SMS
  add column by_push boolean not null default false,
  add constraint push_needs_a_topic check (pushed_at is null or by_push);
create index messages_by_request_id on messages (request_id);
