import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money'
import { forgetMember } from '../accounts/forget-member.ts'
import { codeRefusal, issueCode, judgeCode } from '../accounts/one-time-codes.ts'
import { dropDrafts, lockDrafts } from '../bookings/drafts.ts'
import { forgetGuests, type OpenBooking, openBookings } from '../bookings/own-data.ts'
import { lockRequestsOf } from '../bookings/request-limits.ts'
import { forgetComplaints } from '../complaints/own-data.ts'
import type { Context } from '../context.ts'
import { forgetReviewer } from '../courses/own-data.ts'
import type { Query } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { forgetPayer } from '../documents/own-data.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { pointsOf } from '../ledger/points.ts'
import { forgetMessages } from '../notifications/own-data.ts'
import { forgetCustomer } from '../partners/own-data.ts'
import { forgetPartners } from '../players/own-data.ts'
import { bookingsWithMoneyDue, forgetRefunds, walletMoneyDue } from '../refunds/own-data.ts'

/** What has to be settled before an account can go: open bookings, refunds and points, which are money we owe. */
export type Obstacles = { bookings: OpenBooking[]; points: number; moneyDue: number }

export async function obstaclesToDeletion(q: Query, memberId: number): Promise<Obstacles> {
  const bookings = [...(await openBookings(q, memberId)), ...(await bookingsWithMoneyDue(q, memberId))]
  return { bookings, points: await pointsOf(q, memberId), moneyDue: await walletMoneyDue(q, memberId) }
}

/**
 * Sends the code that approves the deletion to the account's own phone; there is none while something stands in the way.
 * @returns how many seconds the code is valid
 * @throws Refusal `account.openBookings`, `account.hasPoints`, `account.moneyDue`, and those of `issueCode`
 */
export function requestDeletionCode(
  ctx: Context,
  member: Member,
  lang: Language,
): Promise<{ seconds: number }> {
  return inTransaction(ctx.pool, async (q) => {
    refuse(await obstaclesToDeletion(q, member.id))
    return issueCode(ctx, q, { ...matterOf(member), lang })
  })
}

/**
 * Deletes an account with the code from its phone. The person is forgotten at once: name, phone, sign-ins, marks,
 * partners, messages. Bookings, bills, payments and the ledger stay under the account's bare number, as the law on
 * accounting asks, and so does the proof of consent.
 *
 * @throws Refusal a wrong or expired code, `account.openBookings`, `account.hasPoints`, `account.moneyDue`
 */
export async function deleteAccount(ctx: Context, member: Member, code: string): Promise<void> {
  const { id, phone } = member
  const verdict = await inTransaction(ctx.pool, async (q) => {
    // Nothing can be sent from here on, nor a draft with its code, nor money paid in, whose rows point at this one.
    await lockRequestsOf(q, id)
    await lockDrafts(q, id)
    await q`select 1 from members where id = ${id} for update`
    refuse(await obstaclesToDeletion(q, id))
    const verdict = await judgeCode(ctx, q, { ...matterOf(member), code })
    if (verdict !== 'right') return verdict
    await dropDrafts(ctx, q, member, { reason: 'account deleted', now: ctx.clock.now() })
    await forgetGuests(q, id)
    await forgetReviewer(q, id)
    await forgetPartners(q, id)
    await forgetRefunds(q, id)
    await forgetComplaints(q, id, ctx.clock.now())
    await forgetPayer(q, id)
    await forgetCustomer(q, id)
    await forgetMessages(q, phone)
    await forgetMember(q, { id, phone, now: ctx.clock.now() })
    return verdict
  })
  // The wrong try was counted by the transaction; the refusal comes after it.
  if (verdict !== 'right') throw codeRefusal(verdict, 'login')
}

function matterOf({ id, phone }: Member) {
  return { phone, purpose: 'deletion', subject: String(id) } as const
}

function refuse({ bookings, points, moneyDue }: Obstacles): void {
  if (bookings.length > 0) throw new Refusal('account.openBookings', { n: bookings.length })
  if (points > 0) throw new Refusal('account.hasPoints', { points: formatMoney(points).slice(0, -1) })
  if (moneyDue > 0) throw new Refusal('account.moneyDue', { amount: formatMoney(moneyDue) })
}
