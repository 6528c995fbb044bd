import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: string | number | null }

/** A message is sent or replaced, never both; one by Zalo to a golfer has the template of its topic. */
export const messageFaults = (q: Query) => q<Fault>`
  select 'a message was sent and replaced' as rule, m.id as id
  from messages m join messages r on r.replaces_id = m.id where m.sent_at is not null
  union all
  select 'a message was sent and abandoned', id from messages where sent_at is not null and failed_at is not null
  union all
  select 'a message has the template of another topic', id from messages
  where topic is not null and zalo_template <> case topic when 'offer' then 'golferOffer' else 'golferBooking' end`
