import { refundRows } from '@teeviet/demo/courses/refund-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceLine } from '#bookings/booking/bill-lines'
import { refundLadder } from '#bookings/booking/refund-terms'
import type { PlayerLine } from '#bookings/booking/rows/players'
import { currentRefundTier, quoteCancellation } from './cancel-quote.ts'
import { partsOf, refundOf, wholeOf } from './parts.ts'

const startsAt = new Date('2026-12-28T06:30:00+07:00')
const sentAt = new Date('2026-10-01T08:00:00+07:00')
const around = 60

const service = (kind: 'booking' | 'hio', amount: number): ServiceLine => ({
  id: kind === 'booking' ? 1 : 2,
  kind,
  amount_vnd: amount,
  refund_vnd: 0,
  paid_at: sentAt,
  cancelled_at: null,
})

const player = (id: number, fee: number, premium: number): PlayerLine => ({
  id,
  vga: null,
  fullname: null,
  avatar: null,
  is_unnamed: false,
  attendance: 'expected',
  guest_name: 'Khách',
  green_fee_vnd: fee,
  cancelled_at: null,
  starts_at: null,
  packages: premium > 0 ? [{ id: 1, name: { vi: 'D' }, price_vnd: premium }] : [],
})

/** A club's rule computed independently: hours before the tee time, then the penalty. */
function byRule(
  amount: number,
  { deadline_hours, penalty_percent }: (typeof refundRows)[number],
  now: number,
) {
  const hoursLeft = (startsAt.getTime() - now) / 3_600_000
  if (hoursLeft >= deadline_hours) return amount
  return Math.round((amount * Math.max(0, 100 - penalty_percent)) / 100)
}

test('the quote equals the fixed refund, by every club’s rule, at every second around its deadline', () => {
  expect(refundRows.length).toBeGreaterThan(80)
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30_000_000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 250_000 }),
      (fees, premium) => {
        const players = fees.map((fee, index) => player(index + 1, fee, premium))
        const play = fees.reduce((sum, fee) => sum + fee, 0)
        const cover = premium * fees.length
        const services =
          cover > 0 ? [service('booking', play), service('hio', cover)] : [service('booking', play)]
        for (const rule of refundRows) {
          const total = play + cover
          const rungs = refundLadder(rule, { startsAt, total, now: sentAt })
          const terms = {
            condition: {},
            deadline_hours: rule.deadline_hours,
            penalty_percent: rule.penalty_percent,
            rungs,
          }
          const booking = {
            id: 9,
            state: 'paid' as const,
            tee_time_at: startsAt,
            amount_vnd: total,
            cancelled_vnd: 0,
            services,
            players,
            refund_ladder: terms,
            pending: [],
          }
          const deadline = startsAt.getTime() - rule.deadline_hours * 3_600_000
          for (let second = -around; second <= around; second += 1) {
            const now = new Date(deadline + second * 1000)
            const quote = quoteCancellation(booking, { fee: 0, lang: 'vi', now, targets: ['wallet'] })
            const refundTier = currentRefundTier(booking, now)
            if (!quote || !refundTier) throw new Error('nothing was quoted')
            const whole = refundOf(wholeOf(9, booking), refundTier)
            const asked = [whole, ...partsOf(booking).map((part) => refundOf(part, refundTier))]
            const quoted = [quote, ...quote.parts].map(({ refund_amount }) => refund_amount)
            if (asked.some(({ amountVnd }, index) => amountVnd !== quoted[index]))
              throw new Error('quote and refund differ')
            if (quote.refund_amount !== byRule(total, rule, now.getTime())) throw new Error('not the rule')
            if (quote.refund_amount + quote.penalty_amount !== total) throw new Error('a đồng is missing')
            if (asked.some(({ amountVnd, premiumVnd }) => premiumVnd > amountVnd)) throw new Error('premiums')
          }
        }
      },
    ),
    { numRuns: 2 },
  )
}, 30_000)
