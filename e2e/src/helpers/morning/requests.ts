import type { RequestOf } from '@teeviet/contract'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type { Caller } from './calls.ts'
import { type Asked, ask, freeStarts, type Golfer, type Start } from './golfers.ts'

/** The twenty requests that wait at six, by the part of the list that they are in. */
export type Requests = {
  /** Eight each: the first ones of the south are at one course. */
  central: Asked[]
  south: Asked[]
  /** Three at the course of the club that answers in its portal, and another free start there. */
  club: Asked[]
  freeAtClub: Start
  /** One of another club of the north. */
  north: Asked
  /** Which of the central or southern ones is for a start of today, within half an hour. */
  early: Asked
}

type Wanted = { today: Day; now: number; clubCourses: readonly [number, ...number[]] }

/** Sends them: for two players and tomorrow, and one for one player and the first light of today. */
export async function sendRequests(
  visitor: Caller,
  golfers: readonly Golfer[],
  { today, now, clubCourses }: Wanted,
): Promise<Requests> {
  const [firstCourse] = clubCourses
  const tomorrow = addDays(today, 1)
  const of = (wanted: Omit<RequestOf<'GET /api/services/find_tee_times'>, 'date_played'>) =>
    freeStarts(visitor, { date_played: tomorrow, ...wanted }, 2)
  const [central, south, north, own] = await Promise.all([
    of({ region: 'central' }),
    of({ region: 'south' }),
    of({ region: 'north' }),
    of({ facility_id: firstCourse }),
  ])
  const soon = (region: 'central' | 'south') => startSoon(visitor, { region, today, now })
  const [soonCentral, soonSouth] = [await soon('central'), await soon('south')]
  const together = enough(
    south.find((group) => group.length >= 3),
    3,
  )
  const starts = {
    central: apart(central, soonCentral ? 7 : 8),
    south: [...together, ...apart(south, soonCentral ? 5 : 4, together[0]?.course)],
    club: enough(own.flat(), 4),
    north: apart(
      north.filter(([start]) => start && !clubCourses.includes(start.course)),
      1,
    ),
  }
  const early = soonCentral ?? soonSouth
  if (!early) throw new Error('the demo world has no free start at first light')
  let sent = 0
  const send = (start: Start, players = 2) => {
    const golfer = golfers[sent++ % golfers.length]
    if (!golfer) throw new Error('there are no golfers')
    return ask(golfer, start, players)
  }
  // one after the other: the lists have them in this order
  const all = async (some: readonly Start[]) => {
    const asked: Asked[] = []
    for (const start of some) asked.push(await send(start))
    return asked
  }
  const [sentCentral, sentSouth, sentClub, [sentNorth]] = [
    await all(starts.central),
    await all(starts.south),
    await all(starts.club.slice(0, 3)),
    await all(starts.north),
  ]
  const atDawn = await send(early, 1)
  const [freeAtClub] = starts.club.slice(3)
  if (!sentNorth || !freeAtClub) throw new Error('the demo world has no free start in the north')
  return {
    central: soonCentral ? [...sentCentral, atDawn] : sentCentral,
    south: soonCentral ? sentSouth : [...sentSouth, atDawn],
    club: sentClub,
    freeAtClub,
    north: sentNorth,
    early: atDawn,
  }
}

/** A start of today that is far enough ahead to be ordered and paid, and over before the first payment window ends. */
async function startSoon(
  visitor: Caller,
  { region, today, now }: { region: 'central' | 'south'; today: Day; now: number },
): Promise<Start | undefined> {
  const groups = await freeStarts(visitor, { date_played: today, region }, 1)
  return groups.flat().find(({ at }) => at > now + 10 * 60_000 && at < now + 24 * 60_000)
}

/** The first starts of so many courses. */
function apart(groups: readonly Start[][], count: number, without?: number): Start[] {
  const ofCourse = new Map<number, Start>()
  for (const [start] of groups)
    if (start && start.course !== without && !ofCourse.has(start.course)) ofCourse.set(start.course, start)
  return enough([...ofCourse.values()], count)
}

function enough(starts: readonly Start[] | undefined, count: number): Start[] {
  const found = starts?.slice(0, count) ?? []
  if (found.length < count) throw new Error(`the demo world has ${found.length} of ${count} free starts`)
  return found
}
