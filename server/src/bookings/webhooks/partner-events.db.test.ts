import { createHmac } from 'node:crypto'
import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { webhookEventDays } from '@teeviet/contract/rules/limits'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import type { Member } from '#platform/context/actor'
import { openPool } from '#platform/database/pool'
import { queryOn } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { confirmAndPlaceAsStaff } from '#rounds/staff/booking-acts'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book } from '#testing/bookings/bookings'
import { changeAsQuoted } from '#testing/bookings/changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import { switchOff } from '#testing/processes/unguarded-server'
import { addPartnerSystem } from '#testing/webhooks/partner-system'
import { club } from '../booking/record-event.ts'
import { confirmBooking } from '../confirm/confirm.ts'
import { cleanUpEvents } from './clean-up.ts'
import { deliverEvents } from './deliver-events.ts'

let ctx: TestContext
let bank: Awaited<ReturnType<typeof addPartnerSystem>>
let customer: Member
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  bank = await addPartnerSystem(ctx, 'bidv')
  customer = await bank.addCustomer('CIF-77')
})
afterEach(async () => {
  bank.close()
  await ctx.close()
})

const at = '2026-11-24T06:30:00+07:00'
const otherAt = '2026-11-24T07:10:00+07:00'
const later = (seconds: number) => ctx.clock.set(new Date(ctx.clock.now().getTime() + seconds * 1000))

async function request(golfer = customer) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const { id_general_bill: id } = await book(ctx, golfer, { courseId, at, players: 2 })
  return { id, courseId }
}
const sentTypes = () => bank.events().map(({ type }) => type)

describe('the events of a partner', () => {
  test('are signed, and have of the golfer nothing but the number that the bank gave', async () => {
    const { id, courseId } = await request()
    await deliverEvents(ctx)
    const { signature = '', body = '', event } = bank.received[0] ?? {}
    const seconds = ctx.clock.now().getTime() / 1000
    const made = createHmac('sha256', bank.secret).update(`${seconds}.${body}`).digest('hex')
    expect(signature).toBe(`t=${seconds},v1=${made}`)
    const [booking] = await ctx.q<{ code: string; amount: number }>`
      select code, amount_vnd as amount from bookings where id = ${id}`
    const [course] = await ctx.q<{ title: string }>`select title from courses where id = ${courseId}`
    expect(JSON.parse(body)).toEqual({
      id: Number(event),
      type: 'booking.requested',
      at: ctx.clock.now().getTime(),
      booking_id: id,
      booking: {
        id,
        general_bill_code: booking?.code,
        cif: 'CIF-77',
        facility: { id: courseId, title: course?.title },
        date_played: Date.parse(at),
        is_any_time: 0,
        number_hole: 18,
        number_player: 2,
        amount: booking?.amount,
        state: 'requested',
        requested_at: ctx.clock.now().getTime(),
        confirmed_at: null,
        placed_at: null,
        pay_by: null,
        paid_at: null,
        ended_at: null,
      },
    })
  })

  test.each(bookingStates.filter((state) => state !== 'draft'))(
    'are one for each change on the way to the state %s',
    async (state) => {
      const { id } = await bookingIn(ctx, state, { golfer: customer })
      ctx.clock.set('2026-11-26T00:00:00+07:00')
      await deliverEvents(ctx)
      const trail = await ctx.q<{ type: string }>`
        select 'booking.' || to_state as type from booking_events
        where booking_id = ${id} and to_state <> 'draft' order by id`
      expect(sentTypes()).toEqual(trail.map(({ type }) => type))
      expect(bank.events().at(-1)).toMatchObject({ type: `booking.${state}`, booking: { id, state } })
    },
  )

  test('say that a booking has changed, with the booking as it is now', async () => {
    const { id, courseId } = await request()
    await confirmAndPlaceAsStaff(ctx, bank.admin, { id, note: '' }, 'vi')
    await addTeeTime(ctx.q, { courseId, at: otherAt })
    await changeAsQuoted(ctx, id, { start_at: new Date(otherAt).getTime() })
    await deliverEvents(ctx)
    const changed = { state: 'placed', date_played: new Date(otherAt).getTime() }
    expect(bank.events().at(-1)).toMatchObject({ type: 'booking.changed', booking: changed })
  })

  test('say that a booking is paid, that its cancellation is asked for, and that it is refunded', async () => {
    const { id, member, staff } = await paidBooking(ctx, { member: customer })
    await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', target: {}, idempotency: null })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
    await agreeAsStaff(ctx, { staff, lang: 'vi' }, refund?.id ?? 0)
    await deliverEvents(ctx)
    expect(sentTypes()).toEqual([
      'booking.requested',
      'booking.confirmed',
      'booking.placed',
      'booking.paid',
      'booking.cancellation_requested',
      'booking.refunded',
    ])
  })

  test('are not of golfers of another partner, of none, or of a customer who booked without the bank', async () => {
    const other = await addPartnerSystem(ctx, 'vietin')
    await request(await other.addCustomer('CIF-1'))
    await request(await addMember(ctx.q))
    await request({ ...customer, bankId: null })
    await deliverEvents(ctx)
    expect(bank.received).toEqual([])
    expect(other.events()).toMatchObject([{ type: 'booking.requested', booking: { cif: 'CIF-1' } }])
    other.close()
  })

  test('are those of a partner without a bank number by its merchant', async () => {
    const entry = await addPartnerSystem(ctx, 'jinpro')
    await request(await entry.addCustomer('J-9'))
    await deliverEvents(ctx)
    expect(entry.events()).toMatchObject([{ booking: { cif: 'J-9' } }])
    entry.close()
  })

  test('are not queued for a partner that is inactive', async () => {
    await ctx.q`update partners set is_active = false where id = ${bank.id}`
    await request()
    await deliverEvents(ctx)
    expect(bank.received).toEqual([])
  })

  test('name no customer once the account is unlinked from the bank', async () => {
    await request()
    await ctx.q`delete from partner_customers where member_id = ${customer.id}`
    await deliverEvents(ctx)
    expect(bank.events()).toMatchObject([{ booking: { cif: null } }])
  })

  test('vanish with the transaction that caused them', async () => {
    const { id } = await request()
    const failing = inTransaction(ctx.pool, async (q) => {
      await confirmBooking(ctx, q, { bookingId: id, actor: club, now: ctx.clock.now() })
      throw new Error('the server fails')
    })
    await expect(failing).rejects.toThrow('the server fails')
    await deliverEvents(ctx)
    expect(sentTypes()).toEqual(['booking.requested'])
  })

  test('are deleted so many days after they were delivered', async () => {
    await request()
    await deliverEvents(ctx)
    later((webhookEventDays - 1) * 86_400)
    await cleanUpEvents(ctx)
    expect(await ctx.q`select 1 from webhook_events`).toHaveLength(1)
    later(2 * 86_400)
    await cleanUpEvents(ctx)
    expect(await ctx.q`select 1 from webhook_events`).toEqual([])
  })
})

describe('an event of a partner', () => {
  test('that was not taken is sent again with the same id, and the bank takes it once', async () => {
    await request()
    bank.answerNext(500, 503)
    for (const pause of [10, 30, 0]) {
      await deliverEvents(ctx)
      later(pause)
    }
    await deliverEvents(ctx)
    expect(bank.received).toHaveLength(3)
    expect(new Set(bank.received.map(({ event }) => event)).size).toBe(1)
  })

  test('whose server is killed while sending it is sent by another', async () => {
    await request()
    const pool = openPool(ctx.database.connection, silentLog)
    // the statement that notes the delivery never reaches the database
    switchOff(pool, [{ sql: /^update webhook_events set delivered_at/, instead: 'the server is killed' }])
    await expect(deliverEvents({ ...ctx, pool, q: queryOn(pool) })).rejects.toThrow()
    await pool.end()
    await deliverEvents(ctx)
    expect(bank.received).toHaveLength(1)
    later(10)
    await deliverEvents(ctx)
    later(10)
    await deliverEvents(ctx)
    const [first, second] = bank.received
    expect(bank.received).toHaveLength(2)
    expect(second?.event).toBe(first?.event)
  })
})
