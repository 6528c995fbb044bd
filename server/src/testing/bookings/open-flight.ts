import type { Member } from '#platform/context/actor'
import { askToJoin } from '#rounds/open-flights/ask-to-join'
import { setOpenFlight } from '#rounds/open-flights/open-flight'
import type { TestContext } from '../context.ts'
import { addCourse, addMember, addTeeTime } from '../golf.ts'
import { book } from './bookings.ts'

export const flightPrice = 2_000_000

/** The start of every open flight; the clock of their tests stands four days before it. */
const flightStart = '2026-11-24T06:10:00+07:00'

/** A database of one test file needs no more. */
const mostFlights = { asking: 60, instant: 2 }

type Courses = { asking: number[]; instant: number[] }

// The product keeps the courses that it has read: all of them have to be there before.
const coursesOf = new WeakMap<TestContext, Courses>()

async function coursesFor(ctx: TestContext): Promise<Courses> {
  const known = coursesOf.get(ctx)
  if (known) return known
  const courses: Courses = { asking: [], instant: [] }
  coursesOf.set(ctx, courses)
  for (let count = 0; count < mostFlights.asking; count += 1) courses.asking.push(await addCourse(ctx.q))
  for (let count = 0; count < mostFlights.instant; count += 1)
    courses.instant.push(await addCourse(ctx.q, { instant: true }))
  return courses
}

/** A booking at a course of its own whose organiser has opened its flight, and the code of its link. */
export async function openedFlight(ctx: TestContext, { players = 2, instant = false } = {}) {
  const courses = await coursesFor(ctx)
  const courseId = (instant ? courses.instant : courses.asking).pop()
  if (courseId === undefined) throw new Error('too many open flights for one database of a test')
  const at = flightStart
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at, price: flightPrice })
  const host = await addMember(ctx.q, 'Lê Thu')
  const { id_general_bill: bookingId } = await book(ctx, host, { courseId, at, players })
  const { url } = await setOpenFlight(ctx, host, { bookingId, isOpen: true })
  return { courseId, teeTimeId, at, host, bookingId, code: url?.split('/o/f.')[1] ?? '' }
}

/** A golfer asks to join; returns the golfer and the number of the request. */
export async function asker(ctx: TestContext, code: string): Promise<{ member: Member; id: number }> {
  const member = await addMember(ctx.q, 'Phạm Minh')
  await askToJoin(ctx, member, { code, expectedAmount: flightPrice, lang: 'vi' })
  const [ask] = await ctx.q<{ id: number }>`select id from flight_asks where member_id = ${member.id}`
  return { member, id: ask?.id ?? 0 }
}
