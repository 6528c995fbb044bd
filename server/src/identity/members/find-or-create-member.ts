import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

type Account = { phone: string; lang: Language; fullname?: string }

/**
 * The member with a proven phone; a phone without an account gets one with the next free member number. A second phone
 * counts only once staff have confirmed it: until then its holder gets an account of their own, and the claim that it
 * belongs to another member is dropped.
 *
 * @returns `isNew` also for the first login to an account that staff made
 */
export async function findOrCreateMember(
  ctx: Context,
  q: Query,
  account: Account,
): Promise<{ id: number; isNew: boolean }> {
  const { id, isNew } = await findOrAdd(ctx, q, account, { awaitsConsent: false })
  const isFirstLogin = isNew || (await endWait(q, id))
  if (isFirstLogin)
    await q`delete from member_linked_phones where phone = ${account.phone} and confirmed_at is null`
  return { id, isNew: isFirstLogin }
}

/**
 * The member with a phone that a golfer named to staff, without proof of holding it. A phone without an account gets
 * one, whose golfer agrees to the terms at the first login.
 */
export async function findOrCreateMemberForStaff(
  ctx: Context,
  q: Query,
  account: Account,
): Promise<{ id: number; isNew: boolean }> {
  return findOrAdd(ctx, q, account, { awaitsConsent: true })
}

/**
 * Adds an account for a golfer at the counter who gives a name and no phone: it cannot be signed in to, and no message
 * reaches it. Each time is an account of its own, since a name alone does not say whose it is.
 */
export async function addMemberWithoutPhone(
  ctx: Context,
  q: Query,
  { fullname, lang }: { fullname: string; lang: Language },
): Promise<{ id: number }> {
  const [created] = await q<{ id: number }>`
    insert into members (fullname, language, created_at, awaits_consent)
    values (${fullname}, ${lang}, ${ctx.clock.now()}, true) returning id`
  if (!created) throw new Error('a member was not created')
  return created
}

/** The member who signs in with a phone; null without one. */
export async function memberByProvenPhone(q: Query, phone: string): Promise<number | null> {
  const [row] = await q<{ id: number }>`
    select id /* not null */ from members where phone = ${phone}
    union all
    select member_id from member_linked_phones where phone = ${phone} and confirmed_at is not null
    limit 1`
  return row?.id ?? null
}

async function findOrAdd(
  ctx: Context,
  q: Query,
  { phone, lang, fullname = '' }: Account,
  { awaitsConsent }: { awaitsConsent: boolean },
): Promise<{ id: number; isNew: boolean }> {
  const known = await memberByProvenPhone(q, phone)
  if (known !== null) return { id: known, isNew: false }
  const [created] = await q<{ id: number }>`
    insert into members (phone, fullname, language, created_at, awaits_consent)
    values (${phone}, ${fullname}, ${lang}, ${ctx.clock.now()}, ${awaitsConsent})
    on conflict (phone) do nothing returning id`
  if (created) return { id: created.id, isNew: true }
  const other = await memberByProvenPhone(q, phone)
  if (other === null) throw new Error('a member was neither found nor created')
  return { id: other, isNew: false }
}

async function endWait(q: Query, id: number): Promise<boolean> {
  const ended = await q<{ id: number }>`
    update members set awaits_consent = false where id = ${id} and awaits_consent returning id`
  return ended.length > 0
}
