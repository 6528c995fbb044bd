import { minuteOfDay } from '@teeviet/contract/rules/time/dates'
import { writePaysFromWallet } from '#bookings/booking/rows/change-booking'
import type { Booker } from '#bookings/request/prepare-booking'
import { findBooker, requestForGolfer } from '#bookings/request/request-for-golfer'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { coverRest } from '#money/wallet/cover-rest'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type Entry, endEntry, lockEntry, returnToLine, writeBooked } from './entries.ts'
import { type KeptStart, lockKept, releaseKept } from './kept-places.ts'
import { notifyBooked, notifyOver } from './notify-golfer.ts'

const mostAtOnce = 200
/** So many bookings are made at a time: their places are kept already, so that their order decides nothing. */
const sideBySide = 4

/**
 * Makes the bookings of the entries that places were given to, each in a transaction of its own.
 * Until then its places are kept: neither free nor another golfer's. A repeat does nothing. Returns how many are decided.
 */
export async function bookGiven(ctx: Context): Promise<number> {
  const given = await ctx.q<{ id: number; memberId: number }>`
    select id, member_id as "memberId" from waitlist_entries where state = 'given' order by id limit ${mostAtOnce}`
  const next = given.values()
  let booked = 0
  const work = async () => {
    for (const entry of next) {
      try {
        await bookEntry(ctx, entry)
        booked += 1
      } catch (error) {
        // tried again by the job of every minute; the other entries do not wait for it
        ctx.log.error({ err: error, entryId: entry.id }, 'a place of the waitlist was not booked')
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return booked
}

/** The same for the entries of one golfer. */
export async function bookGivenOf(ctx: Context, memberId: number): Promise<void> {
  const given = await ctx.q<{ id: number }>`
    select id from waitlist_entries where state = 'given' and member_id = ${memberId} order by id`
  for (const { id } of given) await bookEntry(ctx, { id, memberId })
}

/** Ends the entries that got nothing in their time; those that hold places for their booking are decided there. */
export async function endOverdue(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const overdue = await ctx.q<{ id: number; memberId: number }>`
    select id, member_id as "memberId" from waitlist_entries where state = 'waiting' and until <= ${now}
    order by id limit ${mostAtOnce}`
  for (const { id } of overdue) {
    await inTransaction(ctx.pool, async (q) => {
      const entry = await lockEntry(q, id)
      if (entry?.state === 'waiting') await endOver(ctx, q, entry, now)
    })
  }
  return overdue.length
}

async function bookEntry(ctx: Context, { id, memberId }: { id: number; memberId: number }): Promise<void> {
  const work = (mayPay: boolean) =>
    inTransaction(ctx.pool, async (q) => {
      await lockRequestsOf(q, memberId)
      const entry = await lockEntry(q, id)
      const start = entry?.state === 'given' ? await lockKept(q, entry) : null
      if (entry && start) await decide(ctx, q, entry, start, mayPay)
    })
  await work(true)
    .catch((error: unknown) => {
      // the wallet was spent at the same moment: the places are held for another payment
      if (constraintOf(error) !== 'account_is_not_overdrawn') throw error
      return work(false)
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      ctx.log.warn({ entryId: id, reason: error.reason }, 'a place of the waitlist could not be booked')
      await refuseEntry(ctx, { id, memberId })
    })
}

/** A place that cannot be booked is not kept: the course was closed, or the golfer is locked out. */
async function refuseEntry(ctx: Context, { id, memberId }: { id: number; memberId: number }): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    await lockRequestsOf(q, memberId)
    const entry = await lockEntry(q, id)
    if (entry?.state !== 'given') return
    await releaseKept(q, entry)
    await endEntry(q, id, { reason: 'refused', now: ctx.clock.now() })
  })
}

async function decide(
  ctx: Context,
  q: Query,
  entry: Entry,
  start: KeptStart,
  mayPay: boolean,
): Promise<void> {
  const now = ctx.clock.now()
  await releaseKept(q, entry)
  if (entry.until <= now) return endOver(ctx, q, entry, now)
  const minute = minuteOfDay(start.startsAt)
  if (start.startsAt <= now) {
    return minute < entry.toMinute ? returnToLine(q, entry.id, minute + 1) : endOver(ctx, q, entry, now)
  }
  // closed, or dearer, since it was given
  if (start.isClosed || start.priceVnd > entry.mostPriceVnd)
    return returnToLine(q, entry.id, entry.fromMinute)
  const golfer = await findBooker(q, entry.memberId)
  if (!golfer) {
    await endEntry(q, entry.id, { reason: 'account', now })
    return
  }
  await book(ctx, q, { entry, start, golfer, mayPay, now })
}

async function endOver(ctx: Context, q: Query, entry: Entry, now: Date): Promise<void> {
  if (await endEntry(q, entry.id, { reason: 'over', now })) await notifyOver(ctx, q, entry)
}

type Booked = { entry: Entry; start: KeptStart; golfer: Booker; mayPay: boolean; now: Date }

/**
 * Books the released places by the golfer's own request, in the same transaction, so that no other request gets them.
 * Where the club is not asked the booking is ordered at once: paid by the wallet, or held for its payment.
 */
async function book(ctx: Context, q: Query, { entry, start, golfer, mayPay, now }: Booked): Promise<void> {
  const { sent } = await requestForGolfer(ctx, q, {
    golfer,
    courseId: entry.courseId,
    startsAt: start.startsAt,
    players: entry.players,
    lang: entry.lang,
    now,
    payWithin: ctx.config.rules.waitlistHold,
  })
  const bookingId = sent.id_general_bill
  await writeBooked(q, entry.id, bookingId)
  const isByWallet = entry.paidBy === 'wallet'
  const isPaid = isByWallet && mayPay && (await coverRest(ctx, q, bookingId, { occurredAt: now, now }))
  // a request is paid once it is ordered; an order that the wallet could not pay waits for its golfer
  if (isByWallet && sent.state === 'requested') await writePaysFromWallet(q, bookingId)
  if (!isPaid) await notifyBooked(ctx, q, bookingId, now)
}
