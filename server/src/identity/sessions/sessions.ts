import { randomUUID } from 'node:crypto'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { removePushOfSessions } from '#platform/notifications/push/subscriptions'
import type { Clock } from '#platform/time/clock'
import { forgetDevicesOf, forgetDevicesOfMember, forgetOtherDevices } from '../devices/known-devices.ts'
import { isUseToBeNoted, noteUse } from './last-use.ts'

/** How a golfer signed in. It belongs to the session: the next one may use another way. */
export type Entry = {
  merchant: string | null
  bankId: number | null
  cif: string | null
  orderId: string | null
}

/** Signed in on our own pages, not signed in by a partner bank. */
export function ownEntry(merchant: string | undefined): Entry {
  return { merchant: merchant ?? null, bankId: null, cif: null, orderId: null }
}

const longestDevice = 300

/** A session to open; `isProved` when this login proved that the golfer holds the phone. */
export type NewSession = {
  memberId: number
  entry: Entry
  device: string
  /** of the browser; absent where none signed in */
  address?: string
  isProved?: boolean
}

export type OpenedSession = { id: string; issuedAt: Date; expiresAt: Date }

/**
 * Opens a session of a member for 30 days; `device` is the browser's own name. Every kind of sign-in uses this
 * function.
 * @throws Refusal `account.locked`
 */
export async function openSession(
  ctx: Context,
  q: Query,
  { memberId, entry, device, address, isProved = false }: NewSession,
): Promise<OpenedSession> {
  const issuedAt = ctx.clock.now()
  const expiresAt = new Date(issuedAt.getTime() + ctx.config.rules.session * 1000)
  const id = randomUUID()
  const locked = await q`select 1 from members where id = ${memberId} and locked_at is not null`
  if (locked.length > 0) throw new Refusal('account.locked')
  await q`
    insert into member_sessions
      (id, member_id, merchant, bank_id, cif, order_id, user_agent, address, created_at, used_at, expires_at,
       proved_at)
    values (${id}, ${memberId}, ${entry.merchant}, ${entry.bankId}, ${entry.cif}, ${entry.orderId},
      ${device.slice(0, longestDevice)}, ${address ?? null}, ${issuedAt}, ${issuedAt}, ${expiresAt},
      ${isProved ? issuedAt : null})`
  return { id, issuedAt, expiresAt }
}

/** The member of a valid session, whose account still exists and is not locked; else null. */
export async function memberOfSession(q: Query, clock: Clock, sessionId: string): Promise<Member | null> {
  const now = clock.now()
  const [row] = await q<Omit<Member, 'kind' | 'sessionId'> & { usedAt: Date | null }>`
    select m.id, m.vga, coalesce(m.phone, '') as phone, m.fullname, s.bank_id as "bankId", s.merchant,
      s.used_at as "usedAt"
    from member_sessions s join members m on m.id = s.member_id
    where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > ${now}
      and m.deleted_at is null and m.locked_at is null`
  if (!row) return null
  const { usedAt, ...member } = row
  if (isUseToBeNoted(usedAt, now))
    await noteUse(q`update member_sessions set used_at = ${now} where id = ${sessionId}::uuid`)
  return { kind: 'member', ...member, sessionId }
}

/** Whether the golfer proved to hold the phone at the login of this token, minutes ago: a booking then needs no other code. */
export async function hasLoginProof(ctx: Context, q: Query, sessionId: string): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - ctx.config.rules.loginProof * 1000)
  const proved = await q`
    select 1 from member_sessions where id = ${sessionId}::uuid and revoked_at is null and proved_at > ${since}`
  return proved.length > 0
}

/** When a session ends by itself. */
export async function endOfSession(q: Query, sessionId: string): Promise<Date> {
  const [row] = await q<{ endsAt: Date }>`
    select expires_at as "endsAt" from member_sessions where id = ${sessionId}::uuid`
  if (!row) throw new Error('a session without its row')
  return row.endsAt
}

/** Ends one session of a member, as logging out does. Returns false when it is not theirs or had ended. */
export async function endSession(ctx: Context, memberId: number, sessionId: string): Promise<boolean> {
  // Compared as text: the caller may send anything for an id.
  const ended = await inTransaction(ctx.pool, async (q) => {
    const rows = await q<{ id: string }>`
      update member_sessions set revoked_at = ${ctx.clock.now()}
      where member_id = ${memberId} and id::text = ${sessionId} and revoked_at is null returning id`
    await removePushOf(q, rows)
    return rows
  })
  return ended.length > 0
}

/**
 * Ends a member's session on another device, which is forgotten: its next code counts as an unknown requester's.
 * Returns false when the session is not theirs or had ended.
 */
export async function endSessionElsewhere(
  ctx: Context,
  memberId: number,
  sessionId: string,
): Promise<boolean> {
  const isEnded = await endSession(ctx, memberId, sessionId)
  if (isEnded) await forgetDevicesOf(ctx.q, [sessionId])
  return isEnded
}

/** Ends the sessions of a member on all other devices, which are forgotten; returns the number of sessions. */
export async function endOtherSessions(
  ctx: Context,
  memberId: number,
  ownSessionId: string,
): Promise<number> {
  const now = ctx.clock.now()
  const ended = await inTransaction(ctx.pool, async (q) => {
    const rows = await q<{ id: string }>`
      update member_sessions set revoked_at = ${now}
      where member_id = ${memberId} and id <> ${ownSessionId}::uuid and revoked_at is null and expires_at > ${now} returning id`
    await removePushOf(q, rows)
    return rows
  })
  await forgetOtherDevices(ctx.q, memberId, ownSessionId)
  return ended.length
}

/** Ends every session of a member, on all devices, in the transaction of `ctx.q`. */
export async function endAllSessions(ctx: Pick<Context, 'q' | 'clock'>, memberId: number): Promise<void> {
  const ended = await ctx.q<{ id: string }>`
    update member_sessions set revoked_at = ${ctx.clock.now()}
    where member_id = ${memberId} and revoked_at is null returning id`
  await removePushOf(ctx.q, ended)
}

/** The browsers of ended sessions get no messages any more. */
function removePushOf(q: Query, ended: readonly { id: string }[]): Promise<void> {
  return removePushOfSessions(
    q,
    ended.map(({ id }) => id),
  )
}

export type ListedSession = {
  id: string
  device: string
  /** of the browser at the login, without a guess at its place; empty where it is not known */
  address: string
  createdAt: Date
  usedAt: Date
  expiresAt: Date
}

/** The running sessions of a member, the latest first. */
export async function listSessions(ctx: Context, memberId: number): Promise<ListedSession[]> {
  return ctx.q<ListedSession>`
    select id, coalesce(user_agent, '') as device, coalesce(address, '') as address, created_at as "createdAt",
      coalesce(used_at, created_at) as "usedAt", expires_at as "expiresAt"
    from member_sessions
    where member_id = ${memberId} and revoked_at is null and expires_at > ${ctx.clock.now()}
    order by created_at desc, id limit 50`
}

/** Removes sessions that were over or ended before a time. */
export async function forgetOldSessions(q: Query, before: Date): Promise<void> {
  await q`delete from member_sessions where least(expires_at, revoked_at) < ${before}`
}

/** Removes the sessions of a member with their devices, and every device that signed in with the phone. */
export async function forgetSessionsOf(q: Query, memberId: number, phone: string): Promise<void> {
  await forgetDevicesOfMember(q, memberId, phone)
  await q`delete from member_sessions where member_id = ${memberId}`
}
