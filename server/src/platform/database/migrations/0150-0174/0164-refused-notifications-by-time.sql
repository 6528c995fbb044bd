-- Those of the last hour are counted before another one is kept, and old ones are removed each night.
create index refused_notifications_by_time on refused_notifications (provider, received_at);
