import { createHash, randomBytes } from 'node:crypto'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { fillBookings, firstOf, removeFilled } from './bookings/filled-bookings.ts'
import { median } from './rate.ts'
import type { Row } from './table.ts'
import type { World } from './world.ts'

const REQUESTS = 10_000
const PAST = 1_000_000
const SHARE = 100
const DAY_MS = 86_400_000
const ROUNDS = 150
/** Rounds of them that are not counted: the first reads of a query are planned and compiled. */
const WARM_UP = 50
const mayBeat = 'both sizes should cost the same: either may come out ahead'

/** The lists that staff keep open: each is filled with ten thousand bookings, or a hundred. */
const waiting = ['requested', 'confirmed', 'placed', 'paid'] as const

const middle = (state: (typeof waiting)[number], count: number) => firstOf[state] + count / 2

const figures = { figures: '/api/staff/queue', 'figures of today': '/api/staff/queue/today' } as const

const queueReads = (count: number): Readonly<Record<string, string>> => ({
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

/** Lists and searches of the staff beside a million past bookings of one course: at most 1.3 times the time of ten thousand. */
export async function measureStaffSearch(world: World, url: string): Promise<Row[]> {
  const token = await openStaffSession(world)
  const few = PAST / SHARE
  const [course] = await world.q<{
    title: string
  }>`select title from courses where is_open order by id limit 1`
  const by = (q: string) => `/api/staff/bookings?${new URLSearchParams({ q })}`
  const today = dayOf(Date.now())
  const period = new URLSearchParams({ from: dayOf(Date.now() - 30 * DAY_MS), to: today })
  const searches = {
    'by a course': by(course?.title ?? ''),
    'by a name': by('Golfer'),
    'by a phone': by('0587000077'),
    'by a part of a phone': by('7000077'),
    'by a code': by('BENCH200000077'),
    'newest of the course': '/api/staff/bookings?facility_id=1',
    'golfers by a phone': '/api/staff/members?q=0587000077',
    'golfers by a name': '/api/staff/members?q=Golfer',
    'tee sheet of today': `/api/staff/tee-sheet?${new URLSearchParams({ facility_id: '1', day: today })}`,
    'clubs to call': '/api/staff/bookings?club_due=1',
    receipts: '/api/staff/receipts',
    'refunds to decide': '/api/staff/refunds?state=requested',
    'audit log': '/api/staff/audit-log',
    'audit log by a code': '/api/staff/audit-log?q=BENCH200000077',
    'trace of a code': '/api/staff/ledger/trace?q=BENCH200000077',
    'fill of a month': `/api/staff/reports/fill?${period}`,
  }
  // Played long before the month of the reports, which has the same bookings in both sizes.
  const played = { state: 'played', daysAgo: 60 } as const
  await fillBookings(world, { ...played, from: 0, count: few })
  const against = await timesOf(url, searches, token)
  await fillBookings(world, { ...played, from: few, count: PAST - few })
  const measured = await timesOf(url, searches, token)
  return rowsOf(`staff lists beside ${PAST} past bookings / beside ${few}`, measured, against)
}

type Times = ReadonlyMap<string, number>

function rowsOf(name: string, measured: Times, against: Times): Row[] {
  return [...measured].map(([what, time]): Row => {
    const before = against.get(what) ?? Number.NaN
    return {
      name: `${name}: ${what}`,
      measured: time,
      against: before,
      unit: 'ms',
      ratio: time / before,
      better: 'lower',
      limit: 1.3,
      mayBeat,
    }
  })
}

/** The median time of each read, the reads in turns. */
async function timesOf(url: string, reads: Readonly<Record<string, string>>, token: string): Promise<Times> {
  const times = new Map(Object.keys(reads).map((what): [string, number[]] => [what, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, path] of Object.entries(reads)) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path}`, { headers: staffHeaders(token) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      if (round >= WARM_UP) times.get(what)?.push(performance.now() - begun)
    }
  }
  return new Map([...times].map(([what, taken]) => [what, median(taken)]))
}

/** How the console's browser sends its session. */
export function staffHeaders(token: string): Record<string, string> {
  return { cookie: `staff_session=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** A session of an administrator, an hour long. */
export async function openStaffSession({ q }: World): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await q`
    insert into staff_sessions (token_hash, staff_id, created_at, expires_at)
    select ${createHash('sha256').update(token).digest()}, id, now(), now() + interval '1 hour'
    from staff_accounts order by 'admin' = any (roles) desc, id limit 1`
  return token
}
