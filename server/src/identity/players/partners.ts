import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** Remembers that these members (their keys) play together on a day, so that each finds the others first. */
export async function rememberPartners(q: Query, memberIds: number[], day: Day): Promise<void> {
  await q`
    insert into play_partners (member_id, partner_id, last_played_on)
    select one.id, other.id, ${day}::date
    from unnest(${memberIds}::bigint[]) one(id), unnest(${memberIds}::bigint[]) other(id)
    where one.id <> other.id
    order by one.id, other.id
    on conflict (member_id, partner_id) do update
      set last_played_on = greatest(play_partners.last_played_on, excluded.last_played_on)`
}
