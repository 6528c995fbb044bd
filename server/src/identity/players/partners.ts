import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { FoundMember } from './found.ts'

/** The members a golfer played with, the latest first. */
export function playPartners(
  { q }: Pick<Context, 'q'>,
  memberId: number,
  rows: number,
): Promise<FoundMember[]> {
  return q<FoundMember>`
    select m.vga, m.fullname, m.avatar
    from play_partners p join members m on m.id = p.partner_id
    where p.member_id = ${memberId} and m.deleted_at is null
    order by p.last_played_on desc, m.vga limit ${rows}`
}

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
