import { ssoLoginSeconds } from '@teeviet/contract/rules/sso'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { mobileOf } from '../members/phone.ts'
import { type Entry, ownEntry } from './sessions.ts'

type SsoLogin = { phone: string; cif: string }

/** Remembers that a partner bank has just signed a customer in: for 15 minutes they need no captcha for their code. */
export async function recordSsoLogin(
  ctx: Context,
  q: Query,
  { phone, cif, partnerId, orderId }: SsoLogin & { partnerId: number; orderId: string | null },
): Promise<void> {
  await q`
    insert into hand_ins (phone, cif, partner_id, order_id, created_at)
    values (${phone}, ${cif}, ${partnerId}, ${orderId}, ${ctx.clock.now()})
    on conflict (phone, cif) do update
      set partner_id = excluded.partner_id, order_id = excluded.order_id, created_at = excluded.created_at`
}

/** Whether a partner bank signed in exactly this pair in the last 15 minutes. */
export async function hasRecentSsoLogin(ctx: Context, q: Query, login: SsoLogin): Promise<boolean> {
  return (await latestSsoLogin(ctx, q, login)) !== null
}

export type SsoEntry = { entry: Entry; customer: { partnerId: number; cif: string } | null }

/** The entry of a golfer who signs in on the code page: the customer number counts if their bank has just signed them in. */
export async function ssoEntry(ctx: Context, { phone, cif }: SsoLogin): Promise<SsoEntry> {
  const login = await latestSsoLogin(ctx, ctx.q, { phone: mobileOf(phone), cif })
  if (!login) return { entry: ownEntry(undefined), customer: null }
  const { partnerId, ...entry } = login
  return { entry: { ...entry, cif }, customer: { partnerId, cif } }
}

async function latestSsoLogin(ctx: Context, q: Query, { phone, cif }: SsoLogin) {
  const since = new Date(ctx.clock.now().getTime() - ssoLoginSeconds * 1000)
  const [login] = await q<{ partnerId: number } & Omit<Entry, 'cif'>>`
    select p.id as "partnerId", p.bank_id as "bankId", p.merchant, h.order_id as "orderId"
    from hand_ins h join partners p on p.id = h.partner_id and p.is_active
    where h.phone = ${phone} and h.cif = ${cif} and h.created_at > ${since}`
  return login ?? null
}

/** Removes SSO logins of before a time. */
export async function forgetOldSsoLogins(q: Query, before: Date): Promise<void> {
  await q`delete from hand_ins where created_at < ${before}`
}

/** Removes the SSO logins of a phone. */
export async function forgetSsoLoginsOf(q: Query, phone: string): Promise<void> {
  await q`delete from hand_ins where phone = ${phone}`
}
