-- The tokens of the operator's Official Account at Zalo. A refresh token works once: the next one is stored here.
create table zalo_tokens (
  app_id text primary key,
  -- of the setting that the stored tokens descend from: another setting replaces them
  seed_hash bytea not null check (length(seed_hash) = 32),
  -- encrypted, as the access token
  refresh_token text not null,
  access_token text,
  expires_at timestamptz,
  -- until then one server refreshes them
  refreshing_until timestamptz,
  constraint zalo_access_token_has_an_end check (expires_at is null or access_token is not null)
);
