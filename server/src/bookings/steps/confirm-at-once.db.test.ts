import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeBackAllotment } from '#golf/allotments/club-allotments'
import type { Staff } from '#platform/context/actor'
import { give } from '#testing/allotment'
import { codeSentTo } from '#testing/apps/account-app'
import { book, brokenPlaces, form, guests } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { beginBooking } from '../request/drafts/begin-booking.ts'
import { verifyBooking } from '../request/drafts/verify-booking.ts'

const day = '2026-11-24'
const at = (clock: string, on = day) => `${on}T${clock}:00+07:00`

let ctx: TestContext
let club: Staff
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
/** A club's course with two tee times on a weekday; nothing is allotted yet. */
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
  club = await addStaff(ctx.q, ['club'], [courseId])
  await addClubPhones(ctx, courseId)
  for (const clock of ['06:30', '06:38']) await addTeeTime(ctx.q, { courseId, at: at(clock) })
})

const allot = (given: Partial<Parameters<typeof give>[2]> = {}) =>
  give(ctx, club, { facility_id: courseId, ...given })

/** The state of a request when it has arrived, and whether the club was asked. */
async function sent(players: number, clock = '06:30', on = day) {
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), {
    courseId,
    at: at(clock, on),
    players,
  })
  return arrived(id)
}

async function arrived(id: number) {
  const [row] = await ctx.q<{ state: string; reason: string | null }>`
    select b.state, (select e.reason from booking_events e where e.booking_id = b.id and e.to_state = 'confirmed') as reason
    from bookings b where b.id = ${id}`
  return { ...row, isAsked: (await clubKeyOf(ctx, id)) !== null }
}

const atOnce = { state: 'placed', reason: 'instant confirmation by allotment', isAsked: false }
const asked = { state: 'requested', reason: null, isAsked: true }

describe('a request', () => {
  test('within the allotment is placed when it arrives, and the club is not asked', async () => {
    expect(await sent(2)).toEqual(asked)
    await allot()
    expect(await sent(2, '06:38')).toEqual(atOnce)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('beyond the allotment asks the club, as does any one after it', async () => {
    await allot()
    expect(await sent(3)).toEqual(asked)
    expect(await sent(1)).toEqual(asked)
    expect(await sent(1, '06:38')).toEqual(atOnce)
  })

  test('counts the places that others hold there without an allotment', async () => {
    expect(await sent(1)).toEqual(asked)
    await allot()
    expect(await sent(1)).toEqual(atOnce)
    expect(await sent(1)).toEqual(asked)
  })

  test('does not count places that the club sells itself', async () => {
    await addTeeTime(ctx.q, { courseId, at: at('06:46'), external: 2 })
    await allot()
    expect(await sent(2, '06:46')).toEqual(atOnce)
  })

  test('on two tee times asks the club when it is beyond the allotment on one of them', async () => {
    await allot({ places: 3, time_to: '06:30' })
    await allot({ places: 2, time_from: '06:38' })
    expect(await sent(6)).toEqual(asked)
  })

  test('on two tee times is placed at once within the allotments of both', async () => {
    await allot({ places: 3, time_to: '06:30' })
    await allot({ places: 3, time_from: '06:38' })
    expect(await sent(6)).toEqual(atOnce)
  })

  test('of several allotments goes by the largest; they do not add up', async () => {
    await allot({ places: 1 })
    await allot({ places: 2 })
    expect(await sent(3)).toEqual(asked)
    expect(await sent(2, '06:38')).toEqual(atOnce)
  })

  test('without a price for its tee time asks the club', async () => {
    await addTeeTime(ctx.q, { courseId, at: at('06:46'), price: 0 })
    await allot()
    expect(await sent(1, '06:46')).toEqual(asked)
  })

  test('beyond what the golfer may hold unpaid asks the club', async () => {
    for (const clock of ['06:46', '06:54', '07:02']) await addTeeTime(ctx.q, { courseId, at: at(clock) })
    await allot({ places: 4 })
    const member = await addMember(ctx.q)
    const states: string[] = []
    for (const clock of ['06:30', '06:38', '06:46', '06:54', '07:02']) {
      const { id_general_bill: id } = await book(ctx, member, { courseId, at: at(clock), players: 4 })
      states.push((await arrived(id)).state ?? '')
    }
    expect(states[0]).toBe('placed')
    expect(states.at(-1)).toBe('requested')
  })
})

describe('an allotment counts', () => {
  test.each<[what: string, given: Partial<Parameters<typeof give>[2]>, isAtOnce: boolean]>([
    ['on its last day', { day_to: day }, true],
    ['not after its last day', { day_to: '2026-11-23' }, false],
    ['on its first day', { day_from: day }, true],
    ['not before its first day', { day_from: '2026-11-25' }, false],
    ['not on another kind of day', { day_kinds: ['weekend', 'holiday'] }, false],
    ['at its first and last clock time', { time_from: '06:30', time_to: '06:30' }, true],
    ['not after its last clock time', { time_to: '06:29' }, false],
    ['not before its first clock time', { time_from: '06:31' }, false],
  ])('%s', async (_what, given, isAtOnce) => {
    await allot(given)
    expect(await sent(2)).toEqual(isAtOnce ? atOnce : asked)
  })

  test('until its hours before the tee time', async () => {
    await allot({ release_hours: 20 })
    ctx.clock.set('2026-11-23T10:29:59+07:00')
    expect(await sent(2)).toEqual(atOnce)
    ctx.clock.set('2026-11-23T10:38:00+07:00')
    expect(await sent(2, '06:38')).toEqual(asked)
  })

  test('until it is taken back; what was confirmed by it stays', async () => {
    const { id } = await allot()
    expect(await sent(2)).toEqual(atOnce)
    await takeBackAllotment(ctx, club, id)
    expect(await sent(2, '06:38')).toEqual(asked)
    const states = await ctx.q<{ state: string }>`
      select state from bookings where course_id = ${courseId} order by id`
    expect(states.map(({ state }) => state)).toEqual(['placed', 'requested'])
  })

  test('at its own course only', async () => {
    await allot()
    const other = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId: other, at: at('06:30') })
    const answer = await book(ctx, await addMember(ctx.q), { courseId: other, at: at('06:30'), players: 1 })
    expect((await arrived(answer.id_general_bill)).state).toBe('requested')
  })
})

describe('a draft that is sent with its code', () => {
  async function draft(players: number) {
    const member = await addMember(ctx.q)
    const fields = form({
      facility_id: courseId,
      date_played: Date.parse(at('06:30')),
      list_users: guests(players),
    })
    const { general_bill_id: id } = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
    return async () => {
      const code = await codeSentTo(ctx, member.phone)
      await verifyBooking(ctx, member, { bookingId: id, code, lang: 'vi' })
      return arrived(id)
    }
  }

  test('within the allotment is placed at once', async () => {
    await allot()
    expect(await (await draft(2))()).toEqual(atOnce)
  })

  test('asks the club when the allotment was taken back meanwhile', async () => {
    const { id } = await allot()
    const send = await draft(2)
    await takeBackAllotment(ctx, club, id)
    expect(await send()).toEqual(asked)
  })

  test('asks the club when its tee time has more places held than the allotment gives', async () => {
    await allot()
    expect(await (await draft(3))()).toEqual(asked)
  })
})
