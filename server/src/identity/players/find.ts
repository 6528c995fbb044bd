import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { mobileOf } from '../members/phone.ts'
import type { FoundMember } from './found.ts'

/**
 * The member with a phone; null for none. A number that another golfer linked to a member counts here, but does not
 * sign in.
 * @throws Refusal `phone.empty`, `phone.format`
 */
export async function findByPhone({ q }: Pick<Context, 'q'>, typed: string): Promise<FoundMember | null> {
  const phone = mobileOf(typed)
  const [found] = await q<FoundMember>`
    select vga /* not null */, fullname /* not null */, avatar from (
      select m.*, 1 as choice from members m where phone = ${phone}
      union all
      select m.*, 2 from member_linked_phones l join members m on m.id = l.member_id where l.phone = ${phone}
    ) found
    where deleted_at is null order by choice limit 1`
  return found ?? null
}

/**
 * The member with a vID, with or without its prefix.
 * @throws Refusal `player.unknownVid`
 */
export async function findByVid(
  { q }: Pick<Context, 'q'>,
  typed: string,
): Promise<FoundMember & { id: number }> {
  const figures = /^(?:vid)?\s*(\d{1,15})$/i.exec(typed.trim())?.[1]
  const [found] = figures
    ? await q<FoundMember & { id: number }>`
        select id, vga, fullname, avatar from members where vga = ${Number(figures)} and deleted_at is null`
    : []
  if (!found) throw new Refusal('player.unknownVid')
  return found
}
