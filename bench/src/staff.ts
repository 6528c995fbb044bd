import { createHash, randomBytes } from 'node:crypto'
import { fillBookings, removeFilled } from './bookings/filled-bookings.ts'
import { median } from './rate.ts'
import type { Row } from './table.ts'
import type { World } from './world.ts'

const REQUESTS = 10_000
const PAST = 1_000_000
const SHARE = 100
const ROUNDS = 150
/** Rounds of them that are not counted: the first reads of a query are planned and compiled. */
const WARM_UP = 50
const mayBeat = 'both sizes should cost the same: either may come out ahead'

const queueReads = {
  'first page of the requests': '/api/staff/bookings?state=requested',
  figures: '/api/staff/queue',
} as const

/** What staff read all day: with ten thousand waiting requests at most 1.3 times the time of a hundred. */
export async function measureQueue(world: World, url: string): Promise<Row[]> {
  const token = await openStaffSession(world)
  const few = REQUESTS / SHARE
  const requested = { state: 'requested', daysAgo: 0 } as const
  await fillBookings(world, { ...requested, from: 0, count: few })
  const against = await timesOf(url, queueReads, token)
  await fillBookings(world, { ...requested, from: few, count: REQUESTS - few })
  const measured = await timesOf(url, queueReads, token)
  await removeFilled(world, 'requested')
  return rowsOf(`queue of ${REQUESTS} requests / of ${few}`, measured, against)
}

/** Searches of the staff over a million past bookings of one course: at most 1.3 times the time of ten thousand. */
export async function measureStaffSearch(world: World, url: string): Promise<Row[]> {
  const token = await openStaffSession(world)
  const few = PAST / SHARE
  const [course] = await world.q<{
    title: string
  }>`select title from courses where is_open order by id limit 1`
  const by = (q: string) => `/api/staff/bookings?${new URLSearchParams({ q })}`
  const searches = {
    'by a course': by(course?.title ?? ''),
    'by a name': by('Golfer'),
    'by a phone': by('0587000077'),
    'by a part of a phone': by('7000077'),
    'by a code': by('BENCH200000077'),
    'newest of the course': '/api/staff/bookings?facility_id=1',
  }
  const played = { state: 'played', daysAgo: 30 } as const
  await fillBookings(world, { ...played, from: 0, count: few })
  const against = await timesOf(url, searches, token)
  await fillBookings(world, { ...played, from: few, count: PAST - few })
  const measured = await timesOf(url, searches, token)
  return rowsOf(`staff search over ${PAST} past bookings / over ${few}`, measured, against)
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
      const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      if (round >= WARM_UP) times.get(what)?.push(performance.now() - begun)
    }
  }
  return new Map([...times].map(([what, taken]) => [what, median(taken)]))
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
