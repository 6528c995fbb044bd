import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveClubWebhook } from '#identity/staff/club-webhook'
import { readStaff } from '#identity/staff/staff-user'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { book, outcome } from '#testing/bookings/bookings'
import { changeAsQuoted } from '#testing/bookings/changes'
import {
  acceptByLink,
  latestOfferKey,
  offerBothTimes,
  requestBesideOtherTimes,
} from '#testing/bookings/other-times/counter-offer'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { club } from '../booking/record-event.ts'
import { confirmBooking } from '../confirm/confirm.ts'
import { cleanUpEvents } from './clean-up.ts'
import { deliverEvents } from './deliver-events.ts'

let ctx: TestContext
let system: Awaited<ReturnType<typeof addClubSystem>>
let courseId: number
/** Of the latest request. */
let golfer: Member
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  courseId = await addCourse(ctx.q)
  system = await addClubSystem(ctx, [courseId])
})
afterEach(async () => {
  system.close()
  await ctx.close()
})

const at = '2026-11-24T06:30:00+07:00'
const otherAt = '2026-11-24T07:10:00+07:00'

async function request(course = courseId) {
  await addTeeTime(ctx.q, { courseId: course, at })
  golfer = await addMember(ctx.q)
  const sent = await book(ctx, golfer, { courseId: course, at, players: 2 })
  return sent.id_general_bill
}
const cancelOwn = (bookingId: number) =>
  cancelBooking(ctx, golfer, { bookingId, reason: 'Bận', idempotency: null })
const sent = () => system.events()
const account = () => readStaff(ctx.q, system.account.id, ctx.clock.now())
const later = (seconds: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + seconds * 1000))

describe('the events of a club', () => {
  test('are its requests and what becomes of them, signed, with the booking as the club sees it', async () => {
    const id = await request()
    await deliverEvents(ctx)
    expect(sent()).toMatchObject([
      {
        type: 'booking.requested',
        booking_id: id,
        booking: { id, state: 'requested', waits_for: 'answer', players: [] },
      },
    ])
    const { signature = '', body = '', event } = system.received[0] ?? {}
    const seconds = ctx.clock.now().getTime() / 1000
    const made = createHmac('sha256', system.secret).update(`${seconds}.${body}`).digest('hex')
    expect(signature).toBe(`t=${seconds},v1=${made}`)
    expect(event).toBe(String(sent()[0]?.id))
    await confirmAsStaff(ctx, system.admin, { id, note: '' }, 'vi')
    await deliverEvents(ctx)
    expect(sent()).toMatchObject([{}, { type: 'booking.confirmed', booking: { state: 'confirmed' } }])
  })

  test('are delivered once', async () => {
    await request()
    await deliverEvents(ctx)
    later(60)
    await deliverEvents(ctx)
    expect(system.received).toHaveLength(1)
  })

  test('are not those of another club, nor of an account that was disabled', async () => {
    await request(await addCourse(ctx.q))
    await ctx.q`update staff_accounts set disabled_at = ${ctx.clock.now()} where id = ${system.account.id}`
    await request()
    await deliverEvents(ctx)
    expect(system.received).toEqual([])
  })

  test('carry no booking that is of its courses no more', async () => {
    await request()
    await ctx.q`update staff_accounts set course_ids = '{999}' where id = ${system.account.id}`
    await deliverEvents(ctx)
    expect(sent()).toMatchObject([{ booking: null }])
  })

  test('vanish with the transaction that caused them', async () => {
    const id = await request()
    const failing = inTransaction(ctx.pool, async (q) => {
      await confirmBooking(ctx, q, { bookingId: id, actor: club, now: ctx.clock.now() })
      throw new Error('the server fails')
    })
    await expect(failing).rejects.toThrow('the server fails')
    await rejectAsStaff(ctx, system.admin, { id, reason: 'Sân có giải' }, 'vi')
    await deliverEvents(ctx)
    expect(sent().map(({ type }) => type)).toEqual(['booking.requested', 'booking.rejected'])
  })

  test('say that a booking has changed, with the booking as it is now', async () => {
    const id = await request()
    await confirmAndPlaceAsStaff(ctx, system.admin, { id, note: '' }, 'vi')
    await addTeeTime(ctx.q, { courseId, at: otherAt })
    await changeAsQuoted(ctx, id, { start_at: new Date(otherAt).getTime() })
    await deliverEvents(ctx)
    const changed = { state: 'placed', date_played: new Date(otherAt).getTime() }
    expect(sent().at(-1)).toMatchObject({ type: 'booking.changed', booking_id: id, booking: changed })
  })

  test.each([
    ['its golfer withdraws it', 'booking.withdrawn', (id: number) => cancelOwn(id)],
    [
      'its golfer cancels it before paying',
      'booking.cancelled',
      async (id: number) => {
        await confirmAndPlaceAsStaff(ctx, system.admin, { id, note: '' }, 'vi')
        await cancelOwn(id)
      },
    ],
    [
      'its payment window ends',
      'booking.expired',
      async (id: number) => {
        await confirmAndPlaceAsStaff(ctx, system.admin, { id, note: '' }, 'vi')
        later(1_800)
        await workOffDeadline(ctx, { bookingId: id })
      },
    ],
    [
      'the operator ends it for the club',
      'booking.rejected',
      (id: number) => cancelForClub(ctx, { staff: system.admin, lang: 'vi' }, { id, reason: 'Mưa bão' }),
    ],
  ] as const)('say that a booking is over when %s', async (_, type, end) => {
    const id = await request()
    await end(id)
    await deliverEvents(ctx)
    expect(sent().at(-1)).toMatchObject({ type, booking_id: id, booking: { id } })
  })

  test('say that a paid booking is cancelled, and that it is refunded', async () => {
    const { id, member, staff } = await paidBooking(ctx)
    const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${id}`
    const other = await addClubSystem(ctx, [course?.id ?? 0])
    await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', target: {}, idempotency: null })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
    await agreeAsStaff(ctx, { staff, lang: 'vi' }, refund?.id ?? 0)
    await deliverEvents(ctx)
    expect(other.events().map(({ type }) => type)).toEqual([
      'booking.cancellation_requested',
      'booking.refunded',
    ])
    other.close()
  })

  test('inform the club that its request has moved to a course of another one', async () => {
    const scene = await requestBesideOtherTimes(ctx)
    const left = await addClubSystem(ctx, [scene.courseId])
    const both = await addClubSystem(ctx, [scene.courseId, scene.neighbour])
    await offerBothTimes(ctx, scene)
    await acceptByLink(ctx, await latestOfferKey(ctx, scene.id), 2, 5_000_000)
    await deliverEvents(ctx)
    const typesAt = (receiver: typeof left) =>
      receiver.events().map(({ type, booking }) => [type, booking?.facility.id ?? null])
    expect(typesAt(left)).toEqual([['booking.moved', null]])
    expect(typesAt(both)).toEqual([
      ['booking.confirmed', scene.neighbour],
      ['booking.placed', scene.neighbour],
    ])
    left.close()
    both.close()
  })

  test('are deleted a month after they were delivered', async () => {
    await request()
    await deliverEvents(ctx)
    later(29 * 86_400)
    await cleanUpEvents(ctx)
    expect(await ctx.q`select 1 from webhook_events`).toHaveLength(1)
    later(2 * 86_400)
    await cleanUpEvents(ctx)
    expect(await ctx.q`select 1 from webhook_events`).toEqual([])
  })
})

describe('an event that the club did not take', () => {
  test('is sent again with the same id, after a pause that grows', async () => {
    await request()
    system.answerNext(500, 503)
    await deliverEvents(ctx)
    await deliverEvents(ctx)
    expect(system.received).toHaveLength(1)
    expect((await account()).club_webhook).toMatchObject({
      failing_since: Date.parse('2026-11-20T08:00:00+07:00'),
      failure: 'HTTP 500',
    })
    later(10)
    await deliverEvents(ctx)
    later(10)
    await deliverEvents(ctx)
    expect(system.received).toHaveLength(2)
    later(20)
    await deliverEvents(ctx)
    expect(system.received).toHaveLength(3)
    expect(new Set(system.received.map(({ event }) => event)).size).toBe(1)
    expect((await account()).club_webhook).toMatchObject({ failing_since: null, failure: '' })
  })

  test('is given up after the tenth attempt', async () => {
    await request()
    system.answerNext(...Array<number>(20).fill(500))
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await deliverEvents(ctx)
      later(43_200)
    }
    expect(system.received).toHaveLength(10)
    const [event] = await ctx.q`select delivered_at, failed_at is not null as failed from webhook_events`
    expect(event).toEqual({ delivered_at: null, failed: true })
  })

  test('is dropped with its webhook', async () => {
    await request()
    await saveClubWebhook(ctx, system.admin, { id: system.account.id, url: '' })
    await deliverEvents(ctx)
    expect(system.received).toEqual([])
  })
})

describe('of two servers that deliver at once', () => {
  const claimsAreSkipped = { sql: / for update skip locked/, instead: '' }

  async function atOnce() {
    const gate = await closeGate(ctx.pool, 'webhook_events', {
      on: 'update',
      only: 'new.delivered_at is null',
    })
    const first = deliverEvents(ctx)
    await gate.reached()
    const second = deliverEvents(ctx)
    return { gate, first, second }
  }

  test('one sends the event', async () => {
    await request()
    const { gate, first, second } = await atOnce()
    await second
    await gate.open()
    await first
    expect(system.received).toHaveLength(1)
  })

  test('both would send it, if its row were not locked', async () => {
    await request()
    const passed = switchOff(ctx.pool, [claimsAreSkipped])
    const { gate, first, second } = await atOnce()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    await Promise.all([first, second])
    expect(passed()[0]).toBeGreaterThan(1)
    expect(system.received).toHaveLength(2)
  })
})

test('an address is HTTPS in production, and never carries credentials', async () => {
  const save = (url: string, production: boolean) =>
    outcome(
      saveClubWebhook({ ...ctx, config: { ...ctx.config, production } }, system.admin, {
        id: system.account.id,
        url,
      }),
    )
  expect(await save('http://club.example/events', true)).toBe('webhook.address')
  expect(await save('https://user:pass@club.example/events', true)).toBe('webhook.address')
  expect(await save('ftp://club.example', false)).toBe('webhook.address')
  expect(await save('club.example', false)).toBe('webhook.address')
  expect(await save('https://club.example/events', true)).toMatchObject({
    user: { club_webhook: { url: 'https://club.example/events' } },
  })
})
