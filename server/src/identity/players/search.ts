import { isMobile, normalisePhone, todaysMobile } from '@teeviet/contract/rules/phone'
import type { Context } from '#platform/context/context'
import type { FoundMember } from './found.ts'
import { nameQuery } from './names.ts'

type Search = {
  /** the member who searches: never among the results */
  memberId: number
  /** a vID, a whole mobile number, or words of a name */
  text: string
  /** from 1 */
  page: number
  rows: number
}

/**
 * Finds members to add as players. Digits must be a whole vID or a whole phone number, so that no member can be guessed
 * digit by digit; other text is matched with the beginnings of a name's words, whatever its marks and capitals. Former
 * fellow players come first.
 */
export async function searchMembers(ctx: Context, search: Search): Promise<FoundMember[]> {
  const text = search.text.trim().replace(/^vid\s*(?=\d)/i, '')
  if (/^\+?[\d\s.\-()]+$/.test(text)) return search.page === 1 ? byNumber(ctx, search.memberId, text) : []
  const words = nameQuery(text)
  return words === null ? [] : byName(ctx, search, words)
}

function byNumber({ q }: Context, memberId: number, text: string): Promise<FoundMember[]> {
  const phone = normalisePhone(text)
  const vga = /^\d{1,15}$/.test(text) ? Number(text) : 0
  const mobile = isMobile(phone) ? todaysMobile(phone) : null
  return q<FoundMember>`
    select vga, fullname, avatar from members
    where deleted_at is null and id <> ${memberId} and id in (
      select id from members where vga = ${vga}
      union all select id from members where phone = ${mobile}
      union all select member_id from member_linked_phones where phone = ${mobile})
    order by vga`
}

function byName({ q }: Context, { memberId, page, rows }: Search, words: string): Promise<FoundMember[]> {
  const before = (page - 1) * rows
  // Only partners and the first pages of the others are sorted, however common the name is.
  return q<FoundMember>`
    with partners as (
      select m.id, m.vga, m.fullname, m.avatar, p.last_played_on
      from play_partners p join members m on m.id = p.partner_id
      where p.member_id = ${memberId} and m.deleted_at is null and m.name_words @@ to_tsquery('simple', ${words})
    ), others as (
      select m.id, m.vga, m.fullname, m.avatar, null::date as last_played_on
      from members m
      where m.name_words @@ to_tsquery('simple', ${words}) and m.deleted_at is null and m.id <> ${memberId}
        and not exists (select 1 from partners where partners.id = m.id)
      order by m.vga limit ${before + rows}
    )
    select vga, fullname, avatar from (select * from partners union all select * from others) found
    order by last_played_on desc nulls last, vga
    limit ${rows} offset ${before}`
}
