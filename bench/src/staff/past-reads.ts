import { dayOf } from '@teeviet/contract/rules/time/dates'
import { firstOf } from '../bookings/filled-bookings.ts'
import { rareGuest } from '../bookings/filled-rounds.ts'
import type { World } from '../world.ts'
import type { Reads } from './timed-reads.ts'

const DAY_MS = 86_400_000
const course = { facility_id: '1' }
/** One of the past bookings, of both sizes. */
const booking = firstOf.played + 77

const path = (address: string, fields: Record<string, string>) => `${address}?${new URLSearchParams(fields)}`
const bookingsBy = (q: string) => path('/api/staff/bookings', { q })
const daysAgo = (days: number) => dayOf(Date.now() - days * DAY_MS)

/**
 * The searches of the staff by course, name, phone and code, and the lists they keep open.
 *
 * @param playedAt when the rounds of the month were played that has as many in both sizes, epoch ms
 */
export async function searchReads({ q }: World, playedAt: number): Promise<Reads> {
  const [first] = await q<{ title: string }>`select title from courses where is_open order by id limit 1`
  const today = daysAgo(0)
  const period = { from: daysAgo(30), to: today }
  return {
    'by a course': bookingsBy(first?.title ?? ''),
    'by a name': bookingsBy('Golfer'),
    'by a phone': bookingsBy('0587000077'),
    'by a part of a phone': bookingsBy('7000077'),
    'by a code': bookingsBy(`BENCH${booking}`),
    'newest of the course': path('/api/staff/bookings', course),
    'golfers by a phone': path('/api/staff/members', { q: '0587000077' }),
    'golfers by a name': path('/api/staff/members', { q: 'Golfer' }),
    'tee sheet of today': path('/api/staff/tee-sheet', { ...course, day: today }),
    'clubs to call': path('/api/staff/bookings', { club_due: '1' }),
    receipts: '/api/staff/receipts',
    'receipts by words': path('/api/staff/receipts', { q: `BENCH${booking}` }),
    premiums: path('/api/staff/premiums', { month: dayOf(playedAt).slice(0, 7) }),
    complaints: '/api/staff/complaints',
    'reviews of all courses': '/api/staff/reviews',
    waitlist: '/api/staff/waitlist',
    'hole-in-one claims': '/api/staff/hio-claims',
    'messages of a golfer': '/api/staff/members/1/messages',
    'refunds to decide': path('/api/staff/refunds', { state: 'requested' }),
    'audit log': '/api/staff/audit-log',
    'audit log by a code': path('/api/staff/audit-log', { q: `BENCH${booking}` }),
    'trace of a code': path('/api/staff/ledger/trace', { q: `BENCH${booking}` }),
    'fill of a month': path('/api/staff/reports/fill', period),
    'sales of a month': path('/api/staff/reports/sales', { ...period, by: 'day' }),
    'answers of a month': path('/api/staff/reports/answers', period),
    'cancellations of a month': path('/api/staff/reports/cancellations', period),
    'payment methods of a month': path('/api/staff/reports/methods', period),
    forecast: '/api/staff/reports/forecast',
  }
}

/**
 * What clubs read in the portal, what staff read about clubs and their money, and bookings by their players.
 *
 * @param playedAt when the rounds of the club's statement were played, epoch ms
 */
export function clubReads(playedAt: number): Reads {
  const today = daysAgo(0)
  const month = dayOf(playedAt).slice(0, 7)
  const period = { from: dayOf(playedAt - 15 * DAY_MS), to: dayOf(playedAt + 15 * DAY_MS) }
  return {
    'month of all clubs': path('/api/staff/statements', { month: today.slice(0, 7) }),
    'statement of a month': path('/api/staff/statements/1', { month }),
    payouts: '/api/staff/payouts',
    'books since the night': '/api/staff/ledger/check',
    'requests that wait for the club': path('/api/club/bookings', course),
    'bookings of a day': path('/api/club/bookings', { ...course, day: today }),
    'bookings of a past day': path('/api/club/bookings', { ...course, day: dayOf(playedAt) }),
    'booking by its code': path('/api/club/bookings', { ...course, code: `BENCH${booking}` }),
    'a booking': `/api/club/bookings/${booking}`,
    'tee sheet of the club': path('/api/club/tee-sheet', { ...course, day: today }),
    closings: path('/api/club/closings', course),
    allotments: path('/api/club/allotments', course),
    reviews: path('/api/club/reviews', course),
    'rounds of a month': path('/api/club/reports/rounds', { ...course, ...period }),
    'booking with its players': `/api/staff/bookings/${booking}`,
    'by a guest': bookingsBy(rareGuest),
    'by a common name of guests': bookingsBy('Nguyễn'),
  }
}
