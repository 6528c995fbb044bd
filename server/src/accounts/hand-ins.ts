import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { mobileOf } from './phone.ts'
import { type Entry, ownEntry } from './sessions.ts'

const handInSeconds = 15 * 60

type HandIn = { phone: string; cif: string }

/** Remembers that a partner bank has just handed a customer in: for 15 minutes they need no captcha for their code. */
export async function recordHandIn(ctx: Context, q: Query, { phone, cif }: HandIn): Promise<void> {
  await q`
    insert into hand_ins (phone, cif, created_at) values (${phone}, ${cif}, ${ctx.clock.now()})
    on conflict (phone, cif) do update set created_at = excluded.created_at`
}

/** Whether a partner bank handed in exactly this pair in the last 15 minutes. */
export async function wasHandedIn(ctx: Context, q: Query, { phone, cif }: HandIn): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - handInSeconds * 1000)
  const rows = await q`
    select 1 from hand_ins where phone = ${phone} and cif = ${cif} and created_at > ${since}`
  return rows.length > 0
}

/** The door of somebody who signs in on the code page: the customer number counts when their bank handed them in. */
export async function handedInEntry(ctx: Context, { phone, cif }: HandIn): Promise<Entry> {
  const isHandedIn = await wasHandedIn(ctx, ctx.q, { phone: mobileOf(phone), cif })
  return { ...ownEntry(undefined), cif: isHandedIn ? cif : null }
}
