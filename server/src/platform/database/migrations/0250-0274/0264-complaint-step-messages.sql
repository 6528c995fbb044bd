-- The message by which the golfer is notified of a step: as long as it has not been sent, the step can be undone.
alter table complaint_steps add column message_id bigint references messages on delete set null;
create index complaint_steps_of_message on complaint_steps (message_id) where message_id is not null;
