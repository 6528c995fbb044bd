-- counts the messages of the last hour for monitoring
create index messages_by_creation on messages (created_at);
