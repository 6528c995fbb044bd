import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { lockAccount, renameAccount, unlockAccount } from '#identity/members/change-member'
import { confirmLinkedPhone } from '#identity/members/linked-phones'
import { endAllSessions } from '#identity/sessions/sessions'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type MemberDetail, readMember } from './open-member.ts'

type By = { staff: Staff; lang: Language }
type Because = { id: number; reason: string }

/**
 * Locks a golfer out: every sign-in ends at once, none begins, and the reason is kept. Bookings and money stay as they are.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile` when locked
 */
export function lockMember(ctx: Context, by: By, because: Because): Promise<MemberDetail> {
  return change(ctx, by, because, 'member.locked', async (q) => {
    const isLocked = await lockAccount(q, { ...because, now: ctx.clock.now() })
    await endAllSessions({ ...ctx, q }, because.id)
    return isLocked
  })
}

/**
 * Lets a golfer in again.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile` when not locked
 */
export function unlockMember(ctx: Context, by: By, because: Because): Promise<MemberDetail> {
  return change(ctx, by, because, 'member.unlocked', (q) => unlockAccount(q, because.id))
}

/**
 * Corrects a golfer's name, if it still is the one that was read. The trail keeps the reason and no name.
 * @throws Refusal `staff.nameMissing`, `staff.reasonMissing`, `request.notFound`,
 *   `staff.changedMeanwhile`
 */
export async function renameMember(
  ctx: Context,
  by: By,
  { from, fullname, ...because }: InputOf<'POST /api/staff/members/:id/name'>,
): Promise<MemberDetail> {
  const name = fullname.normalize('NFC')
  if (name === '') throw new Refusal('staff.nameMissing')
  return change(ctx, by, because, 'member.renamed', (q) => renameAccount(q, { id: because.id, from, name }))
}

/**
 * Confirms that a phone others have linked is the golfer's, after having asked them: who holds it signs in from now on.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile` when there is
 *   no such link to confirm
 */
export function confirmMemberPhone(
  ctx: Context,
  by: By,
  { phone, ...because }: InputOf<'POST /api/staff/members/:id/confirm-phone'>,
): Promise<MemberDetail> {
  return change(ctx, by, because, 'member.phone_confirmed', (q) =>
    confirmLinkedPhone(q, { memberId: because.id, phone, now: ctx.clock.now() }),
  )
}

async function change(
  ctx: Context,
  { staff, lang }: By,
  { id, reason }: Because,
  what: string,
  work: (q: Query) => Promise<boolean>,
): Promise<MemberDetail> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  await inTransaction(ctx.pool, async (q) => {
    const isDone = await work(q)
    if (!isDone) {
      const known = await q`select 1 from members where id = ${id} and deleted_at is null`
      throw new Refusal(known.length > 0 ? 'staff.changedMeanwhile' : 'request.notFound')
    }
    await recordAct(ctx, q, staff, { what, subject: `member:${id}`, detail: reason })
  })
  return readMember(ctx, staff, id, lang)
}
