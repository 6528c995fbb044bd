import { fillBookings, removeFilled } from '../bookings/filled-bookings.ts'
import { addPaymentsAndCover, addPlayers, divideRounds, recordNight } from '../bookings/filled-rounds.ts'
import { fillTeeTimes } from '../bookings/filled-tee-times.ts'
import { growthRows, growthTimes, type Rates, ratesOf } from '../growth.ts'
import type { Loader } from '../load.ts'
import type { Row } from '../table.ts'
import type { World } from '../world.ts'
import { clubReads, searchReads } from './past-reads.ts'
import { openStaffSession } from './session.ts'
import { type Reads, rowsOf, type Times, timesOf } from './timed-reads.ts'

const PAST = 1_000_000
const SHARE = 100
/** Requests and paid bookings of today beside them. */
const TODAY = 100
/** The rounds of the month of a club's statement: as many in both sizes. */
const OF_MONTH = 1000
const MONTH_DAYS_AGO = 45
/** Far enough from that month, and from that of the reports, that no other round is in it. */
const OTHERS_DAYS_AGO = 100
const DAY_MS = 86_400_000

type PastReads = 'staff-search' | 'clubs'
const titles: Readonly<Record<PastReads, string>> = {
  'staff-search': 'staff lists',
  clubs: 'lists of clubs',
}

/**
 * Lists and searches of staff and clubs beside a million past rounds of one course, each with its players and divided with
 * its club: at most 1.3 times the time of ten thousand. With `load` also the rates of golfers' calls beside ten thousand,
 * a hundred thousand and a million past bookings and as many past tee times.
 */
export async function measureBesidePast(
  world: World,
  url: string,
  wanted: (name: PastReads) => boolean,
  load: Loader | null,
): Promise<Row[]> {
  const few = PAST / SHARE
  const token = await openStaffSession(world)
  const playedAt = Date.now() - MONTH_DAYS_AGO * DAY_MS
  const reads = new Map<PastReads, Reads>()
  if (wanted('staff-search')) reads.set('staff-search', await searchReads(world, playedAt))
  if (wanted('clubs')) reads.set('clubs', clubReads(playedAt))
  const measure = async () => {
    const times = new Map<PastReads, Times>()
    for (const [name, paths] of reads) times.set(name, await timesOf(url, paths, token))
    return times
  }
  // what the club answers and expects today
  for (const state of ['requested', 'paid'] as const) {
    const today = { state, daysAgo: 0, from: 0, count: TODAY }
    await fillBookings(world, today)
    await addPlayers(world, today)
  }
  await fillRounds(world, 0, OF_MONTH, MONTH_DAYS_AGO)
  const lists: Map<PastReads, Times>[] = []
  const rates: Rates[] = []
  let filled = OF_MONTH
  for (const times of load ? growthTimes : ([1, SHARE] as const)) {
    const size = few * times
    await fillRounds(world, filled, size - filled, OTHERS_DAYS_AGO)
    if (load) await fillTeeTimes(world, { from: filled, count: size - filled, daysAgo: OTHERS_DAYS_AGO })
    filled = size
    // the bookings of the rates wait in the lists: all but those of the middle size are beside both times of a list
    if (load && times < SHARE) rates.push(await ratesOf(load))
    if (times === 1 || times === SHARE) {
      await recordNight(world)
      lists.push(await measure())
    }
    if (load && times === SHARE) rates.push(await ratesOf(load))
  }
  const [against, measured] = lists
  for (const state of ['requested', 'paid'] as const) await removeFilled(world, state)
  const listRows = [...reads.keys()].flatMap((name) =>
    rowsOf(
      `${titles[name]} beside ${PAST} past bookings / beside ${few}`,
      measured?.get(name) ?? new Map(),
      against?.get(name) ?? new Map(),
    ),
  )
  return load ? [...listRows, ...growthRows(rates)] : listRows
}

async function fillRounds(world: World, from: number, count: number, daysAgo: number): Promise<void> {
  const rounds = { state: 'played', from, count, daysAgo } as const
  await fillBookings(world, rounds)
  await addPlayers(world, rounds)
  await addPaymentsAndCover(world, rounds)
  await divideRounds(world, rounds)
}
