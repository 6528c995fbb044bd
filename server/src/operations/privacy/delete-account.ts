import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { forgetGuests, type OpenBooking, openBookings } from '#bookings/booking/own-data'
import { dropDrafts, lockDrafts } from '#bookings/request/drafts/drafts'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { forgetComplaints } from '#engagement/complaints/own-data'
import { forgetHioClaims } from '#engagement/hio-claims/own-data'
import { forgetReviewer } from '#engagement/reviews/own-data'
import { forgetFavourites } from '#golf/courses/own-data'
import { codeRefusal, issueCode, judgeCode } from '#identity/codes/one-time-codes'
import { forgetCustomer } from '#identity/partners/own-data'
import { forgetPartners } from '#identity/players/own-data'
import { forgetAccount } from '#identity/sign-in/forget-account'
import { forgetPayer } from '#money/documents/own-data'
import { forgetPayerAccounts } from '#money/inbound/payer-accounts'
import { bookingsWithOpenMoney, closeTopUps, topUpMoneyWaiting } from '#money/payments/own-data'
import { bookingsWithMoneyDue, forgetRefunds, walletMoneyDue } from '#money/refunds/own-data'
import { forgetCorrections } from '#money/wallet/own-data'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { pointsOf } from '#platform/ledger/points'
import { forgetMessages } from '#platform/notifications/own-data'
import { forgetRoundLinks } from '#rounds/calendar/share-round'
import { withdrawAsks } from '#rounds/open-flights/asks'
import { forgetAttachments } from '#rounds/staff/attachments/change-attachments'
import { leaveEveryLine } from '#rounds/waitlist/leave'

/**
 * The obstacles to deleting an account: open bookings, payments, transfers, refunds and points, which are money we owe.
 */
export type Obstacles = { bookings: OpenBooking[]; points: number; moneyDue: number }

/**
 * Reads the obstacles in the order in which money moves (from a booking to its receipts, to a refund, to the wallet),
 * so that money moving between two queries is found by the later one.
 */
export async function obstaclesToDeletion(q: Query, memberId: number): Promise<Obstacles> {
  const open = await openBookings(q, memberId)
  const moneyOpen = await bookingsWithOpenMoney(q, memberId)
  const topUps = await topUpMoneyWaiting(q, memberId)
  const refunds = await bookingsWithMoneyDue(q, memberId)
  const moneyDue = topUps + (await walletMoneyDue(q, memberId))
  // a booking is named once, by what comes first
  const bookings = new Map([...refunds, ...moneyOpen, ...open].map((booking) => [booking.id, booking]))
  return { bookings: [...bookings.values()].toReversed(), moneyDue, points: await pointsOf(q, memberId) }
}

/**
 * Sends the code that approves the deletion to the account's own phone; none is sent while an obstacle exists.
 * @returns the code's validity in seconds
 * @throws Refusal `account.openBookings`, `account.paymentOpen`, `account.transferOpen`, `account.refundOpen`,
 *   `account.hasPoints`, `account.moneyDue`, and those of `issueCode`
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
 * Deletes an account with the code from its phone. Personal data is erased at once: name, phone, sign-ins, favourites,
 * partners, messages. Bookings, bills, payments and the ledger stay under the account's bare number, as the law on
 * accounting requires, and so does the proof of consent. Open top-ups are closed: later transfers for them wait for
 * staff.
 *
 * @throws Refusal for a wrong or expired code, and those of `requestDeletionCode`
 */
export async function deleteAccount(ctx: Context, member: Member, code: string): Promise<void> {
  const { id, phone } = member
  const verdict = await inTransaction(ctx.pool, async (q) => {
    // From here on no request, draft code or payment can be stored: their rows reference this locked one.
    await lockRequestsOf(q, id)
    await lockDrafts(q, id)
    await q`select 1 from members where id = ${id} for update`
    refuse(await obstaclesToDeletion(q, id))
    const verdict = await judgeCode(ctx, q, { ...matterOf(member), code })
    if (verdict !== 'right') return verdict
    await closeTopUps(q, id, ctx.clock.now())
    await dropDrafts(ctx, q, member, { reason: 'account deleted', now: ctx.clock.now() })
    await leaveEveryLine(q, id, ctx.clock.now())
    await withdrawAsks(q, { memberId: id, now: ctx.clock.now() })
    await forgetGuests(q, id)
    await forgetAttachments(q, id)
    await forgetRoundLinks(q, id)
    await forgetReviewer(q, id)
    await forgetFavourites(q, id)
    await forgetPartners(q, id)
    await forgetRefunds(q, id)
    await forgetPayerAccounts(q, id)
    await forgetCorrections(q, id)
    await forgetComplaints(q, id, ctx.clock.now())
    await forgetHioClaims(q, id)
    await forgetPayer(q, id)
    await forgetCustomer(q, id)
    await forgetMessages(q, phone)
    await forgetAccount(q, { id, phone, now: ctx.clock.now() })
    return verdict
  })
  // The wrong try was counted by the transaction; the refusal comes after it.
  if (verdict !== 'right') throw codeRefusal(verdict, 'login')
}

function matterOf({ id, phone }: Member) {
  return { phone, purpose: 'deletion', subject: String(id) } as const
}

const openMoney = {
  payment: 'account.paymentOpen',
  transfer: 'account.transferOpen',
  refund: 'account.refundOpen',
} as const

function refuse({ bookings, points, moneyDue }: Obstacles): void {
  const open = bookings.filter((booking) => booking.waits_for === 'booking')
  if (open.length > 0) throw new Refusal('account.openBookings', { n: open.length })
  const [first] = bookings
  if (first && first.waits_for !== 'booking')
    throw new Refusal(openMoney[first.waits_for], { code: first.code })
  if (points > 0) throw new Refusal('account.hasPoints', { points: formatMoney(points).slice(0, -1) })
  if (moneyDue > 0) throw new Refusal('account.moneyDue', { amount: formatMoney(moneyDue) })
}
