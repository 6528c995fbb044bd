import { handInSeconds } from '@teeviet/contract/rules/bookings/hand-over'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { mobileOf } from '../members/phone.ts'
import { type Entry, ownEntry } from './sessions.ts'

type HandIn = { phone: string; cif: string }

/** Remembers that a partner bank has just handed a customer in: for 15 minutes they need no captcha for their code. */
export async function recordHandIn(
  ctx: Context,
  q: Query,
  { phone, cif, partnerId, orderId }: HandIn & { partnerId: number; orderId: string | null },
): Promise<void> {
  await q`
    insert into hand_ins (phone, cif, partner_id, order_id, created_at)
    values (${phone}, ${cif}, ${partnerId}, ${orderId}, ${ctx.clock.now()})
    on conflict (phone, cif) do update
      set partner_id = excluded.partner_id, order_id = excluded.order_id, created_at = excluded.created_at`
}

/** Whether a partner bank handed in exactly this pair in the last 15 minutes. */
export async function wasHandedIn(ctx: Context, q: Query, handIn: HandIn): Promise<boolean> {
  return (await latestHandIn(ctx, q, handIn)) !== null
}

export type HandedInEntry = { entry: Entry; customer: { partnerId: number; cif: string } | null }

/** The door of somebody who signs in on the code page: the customer number counts when their bank handed them in. */
export async function handedInEntry(ctx: Context, { phone, cif }: HandIn): Promise<HandedInEntry> {
  const handIn = await latestHandIn(ctx, ctx.q, { phone: mobileOf(phone), cif })
  if (!handIn) return { entry: ownEntry(undefined), customer: null }
  const { partnerId, ...door } = handIn
  return { entry: { ...door, cif }, customer: { partnerId, cif } }
}

async function latestHandIn(ctx: Context, q: Query, { phone, cif }: HandIn) {
  const since = new Date(ctx.clock.now().getTime() - handInSeconds * 1000)
  const [handIn] = await q<{ partnerId: number } & Omit<Entry, 'cif'>>`
    select p.id as "partnerId", p.bank_id as "bankId", p.merchant, h.order_id as "orderId"
    from hand_ins h join partners p on p.id = h.partner_id and p.is_active
    where h.phone = ${phone} and h.cif = ${cif} and h.created_at > ${since}`
  return handIn ?? null
}

/** Removes hand-ins of before a time. */
export async function forgetOldHandIns(q: Query, before: Date): Promise<void> {
  await q`delete from hand_ins where created_at < ${before}`
}

/** Removes the hand-ins of a phone. */
export async function forgetHandInsOf(q: Query, phone: string): Promise<void> {
  await q`delete from hand_ins where phone = ${phone}`
}
