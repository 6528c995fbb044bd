import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/**
 * The member with a proven phone; a phone without an account gets one with the next free member number. A second phone
 * counts only once staff have confirmed it: until then its holder gets an account of their own, and the claim that it
 * belongs to another member is dropped.
 */
export async function findOrCreateMember(
  ctx: Context,
  q: Query,
  { phone, lang, fullname = '' }: { phone: string; lang: Language; fullname?: string },
): Promise<{ id: number; isNew: boolean }> {
  const known = await memberByProvenPhone(q, phone)
  if (known !== null) return { id: known, isNew: false }
  const [created] = await q<{ id: number }>`
    insert into members (phone, fullname, language, created_at)
    values (${phone}, ${fullname}, ${lang}, ${ctx.clock.now()})
    on conflict (phone) do nothing returning id`
  if (created) {
    await q`delete from member_linked_phones where phone = ${phone} and confirmed_at is null`
    return { id: created.id, isNew: true }
  }
  const other = await memberByProvenPhone(q, phone)
  if (other === null) throw new Error('a member was neither found nor created')
  return { id: other, isNew: false }
}

async function memberByProvenPhone(q: Query, phone: string): Promise<number | null> {
  const [row] = await q<{ id: number }>`
    select id /* not null */ from members where phone = ${phone}
    union all
    select member_id from member_linked_phones where phone = ${phone} and confirmed_at is not null
    limit 1`
  return row?.id ?? null
}
