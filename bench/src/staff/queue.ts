import { fillBookings, firstOf, removeFilled } from '../bookings/filled-bookings.ts'
import type { Row } from '../table.ts'
import type { World } from '../world.ts'
import { openStaffSession } from './session.ts'
import { type Reads, rowsOf, timesOf } from './timed-reads.ts'

const REQUESTS = 10_000
const SHARE = 100

/** The lists that staff keep open: each is filled with ten thousand bookings, or a hundred. */
const waiting = ['requested', 'confirmed', 'placed', 'paid'] as const

const middle = (state: (typeof waiting)[number], count: number) => firstOf[state] + count / 2

const figures = { figures: '/api/staff/queue', 'figures of today': '/api/staff/queue/today' } as const

const queueReads = (count: number): Reads => ({
  'first page of the requests': '/api/staff/bookings?state=requested&claim=awake',
  'a page in the middle': `/api/staff/bookings?state=requested&claim=awake&after_id=${middle('requested', count)}`,
  'own requests': '/api/staff/bookings?state=requested&claim=mine',
  'snoozed requests': '/api/staff/bookings?state=requested&claim=snoozed',
  'overdue requests': '/api/staff/bookings?state=requested&overdue=1&claim=awake',
  'confirmed, not ordered': '/api/staff/bookings?state=confirmed&claim=awake',
  'orders by deadline': '/api/staff/bookings?state=placed&claim=awake',
  paid: '/api/staff/bookings?state=paid,played,cancellation_requested',
  all: '/api/staff/bookings',
  'clubs to call': '/api/staff/bookings?club_due=1',
  'changes to answer': '/api/staff/bookings?state=paid&changes=1',
  'closed by clubs': '/api/staff/bookings?club_closed=1',
  'partly paid': '/api/staff/bookings?state=placed&partly_paid=1',
})

/** What staff read all day: with ten thousand bookings of each state at most 1.3 times the time of a hundred. */
export async function measureQueue(world: World, url: string): Promise<Row[]> {
  const token = await openStaffSession(world)
  const few = REQUESTS / SHARE
  const fill = async (states: readonly (typeof waiting)[number][], from: number, count: number) => {
    for (const state of states) await fillBookings(world, { state, daysAgo: 0, from, count })
  }
  // The figures count what waits: their time is that of the requests alone, not of four long lists at once.
  const [requested, ...others] = waiting
  await fill([requested], 0, few)
  const figuresOfFew = await timesOf(url, figures, token)
  await fill(others, 0, few)
  const against = await timesOf(url, queueReads(few), token)
  await fill([requested], few, REQUESTS - few)
  const figuresOfAll = await timesOf(url, figures, token)
  await fill(others, few, REQUESTS - few)
  const measured = await timesOf(url, queueReads(REQUESTS), token)
  for (const state of waiting) await removeFilled(world, state)
  return [
    ...rowsOf(`queue of ${REQUESTS} requests / of ${few}`, figuresOfAll, figuresOfFew),
    ...rowsOf(`queue of ${REQUESTS} in each state / of ${few}`, measured, against),
  ]
}
