import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBill } from '#rounds/bills/read-bill'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { changeStates } from '#testing/bookings/offered-change'
import { allowChanges, changeOwn, movable, quoteOwn, requestedMove } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { answerChange } from '../answer-change.ts'
import { declineChange } from '../decline-change.ts'
import { changeOwnBooking } from './change-own-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const messagesOf = async (id: number) => {
  const rows = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`
  return rows.map(({ text }) => text)
}
const refundsOf = (id: number) => ctx.q<{ cause: string; amount: number }>`
  select cause, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const timeOf = async (id: number) => {
  const [row] = await ctx.q<{
    at: Date
  }>`select tee_time_at as at /* not null */ from bookings where id = ${id}`
  return row?.at.getTime()
}

describe('a booking that needs no second agreement of its club', () => {
  test('a request is moved at once, and its club answers it as a whole', async () => {
    const { id, member, courseId, teeTimeId } = await bookingIn(ctx, 'requested')
    await allowChanges(ctx, courseId)
    const other = await addTeeTime(ctx.q, { courseId, at: '2026-11-25T07:00:00+07:00', price: 2_500_000 })
    const wanted = { start_at: Date.parse('2026-11-25T07:00:00+07:00') }
    const dearer = { old_amount: 4_000_000, new_amount: 5_000_000, difference: 1_000_000 }
    expect(await quoteOwn(ctx, member, id, wanted)).toMatchObject({ ...dearer, needs_answer: 0 })
    expect(await changeOwn(ctx, member, id, wanted)).toMatchObject({ state: 'applied' })
    expect(await timeOf(id)).toBe(wanted.start_at)
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, other)]).toEqual([4, 2])
    const [actor] = await ctx.q`select actor_kind, actor_id from booking_changes where booking_id = ${id}`
    expect(actor).toEqual({ actor_kind: 'member', actor_id: member.id })
    expect(await unsound(ctx)).toEqual([])
  })

  test('of a course that confirms at once, a paid booking moves and the difference comes back', async () => {
    const { id, member, move, places } = await movable(ctx, { price: 1_500_000, instant: true })
    expect(await quoteOwn(ctx, member, id, move)).toMatchObject({ difference: -1_000_000, is_refund: 1 })
    expect(await changeOwn(ctx, member, id, move)).toMatchObject({ state: 'applied' })
    expect(await places()).toEqual([4, 2])
    expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 1_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('of a course that confirms at once, a dearer change waits for its payment alone', async () => {
    const { id, member, move, places } = await movable(ctx, { price: 2_500_000, instant: true })
    expect(await changeOwn(ctx, member, id, move)).toMatchObject({ state: 'offered' })
    expect(await places()).toEqual([2, 2])
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({
      due_amount: 1_000_000,
      can_payment: 1,
      requested_change: null,
      change_until: null,
    })
  })

  test('a player of a paid booking is swapped without asking anybody', async () => {
    const { id, member } = await movable(ctx)
    const [first, ...rest] = await keptPlayers(ctx, id)
    const players = [{ player_id: first?.player_id, name: 'Lê Hoa' }, ...rest]
    expect(await quoteOwn(ctx, member, id, { players })).toMatchObject({ needs_answer: 0, difference: 0 })
    expect(await changeOwn(ctx, member, id, { players })).toMatchObject({ state: 'applied' })
    const names = (await readBill(ctx, member, id, 'vi')).flights.flatMap((one) => one.players)
    expect(names).toEqual(['Lê Hoa', 'Khách 2'])
  })
})

describe('a paid booking whose club must agree', () => {
  test('holds the new places beside its own until staff have answered', async () => {
    const { id, member, move, places } = await movable(ctx)
    const deadline = Date.parse('2026-11-20T09:00:00+07:00')
    const answered = { needs_answer: 1, answer_deadline: deadline, payment_deadline: null }
    expect(await quoteOwn(ctx, member, id, move)).toMatchObject({ ...answered, difference: 0 })
    expect(await changeOwn(ctx, member, id, move)).toMatchObject({ state: 'requested' })
    expect(await places()).toEqual([2, 2])
    expect(await timeOf(id)).toBe(Date.parse('2026-11-24T06:30:00+07:00'))
    const shown = { state: 'requested', answer_deadline: deadline, difference: 0 }
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({
      requested_change: shown,
      change_until: null,
    })
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ requested_change: shown })
    expect(await unsound(ctx)).toEqual([])
  })

  test('accepted, it moves and its golfer gets one SMS', async () => {
    const { id, member, staff, fingerprint, places, move } = await requestedMove(ctx, { price: 1_500_000 })
    const before = await messagesOf(id)
    const answer = { id, fingerprint, accepts: 1 as const, reason: '' }
    await answerChange(ctx, staff, answer)
    await answerChange(ctx, staff, answer)
    expect(await places()).toEqual([4, 2])
    expect(await timeOf(id)).toBe(move.start_at)
    expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 1_000_000 }])
    const news = (await messagesOf(id)).slice(before.length).filter((text) => text.includes('→'))
    expect(news).toHaveLength(1)
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({ requested_change: null })
    expect(await outcome(answerChange(ctx, staff, { ...answer, accepts: 0, reason: 'x' }))).toBe(
      'booking.changeAnswered',
    )
    expect(await unsound(ctx)).toEqual([])
  })

  test('accepted and dearer, it waits for its payment with the same places held', async () => {
    const { id, member, staff, fingerprint, places } = await requestedMove(ctx, { price: 2_500_000 })
    ctx.clock.set('2026-11-20T08:50:00+07:00')
    await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await places()).toEqual([2, 2])
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({
      due_amount: 1_000_000,
      payment_deadline: Date.parse('2026-11-20T09:20:00+07:00'),
      offered_change: { difference: 1_000_000 },
    })
    expect(await changeStates(ctx, id)).toEqual(['offered'])
    expect(await unsound(ctx)).toEqual([])
  })

  test('refused, it stays as it was and the golfer reads why', async () => {
    const { id, member, staff, fingerprint, places } = await requestedMove(ctx)
    const answer = { id, fingerprint, accepts: 0 as const, reason: 'Sân có giải' }
    expect(await outcome(answerChange(ctx, staff, { ...answer, reason: '' }))).toBe('staff.reasonMissing')
    await answerChange(ctx, staff, answer)
    await answerChange(ctx, staff, answer)
    expect(await places()).toEqual([2, 4])
    expect(await changeStates(ctx, id)).toEqual(['dropped: refused'])
    expect((await messagesOf(id)).filter((text) => text.includes('Sân có giải'))).toHaveLength(1)
    const bill = await readBill(ctx, member, id, 'vi')
    expect(bill.requested_change).toMatchObject({ state: 'refused', answer: 'Sân có giải' })
    expect(bill.change_until).toBe(Date.parse('2026-11-23T06:30:00+07:00'))
    expect(await unsound(ctx)).toEqual([])
  })

  test('not answered in time, it stays as it was and the golfer is informed once', async () => {
    const { id, member, staff, fingerprint, places } = await requestedMove(ctx)
    ctx.clock.set('2026-11-20T09:00:00+07:00')
    const answer = answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await outcome(answer)).toBe('booking.changeAnswered')
    await workOffDeadline(ctx, { bookingId: id })
    await workOffDeadline(ctx, { bookingId: id })
    expect(await places()).toEqual([2, 4])
    expect(await changeStates(ctx, id)).toEqual(['dropped: unanswered'])
    expect((await messagesOf(id)).filter((text) => text.includes('chưa đồng ý'))).toHaveLength(1)
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({ requested_change: { state: 'unanswered' } })
  })

  test('taken back by its golfer, its places are free and staff cannot answer it any more', async () => {
    const { id, member, staff, fingerprint, places } = await requestedMove(ctx)
    await declineChange(ctx, member, id)
    expect(await places()).toEqual([2, 4])
    expect(await changeStates(ctx, id)).toEqual(['dropped: withdrawn'])
    const answer = answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await outcome(answer)).toBe('booking.changeAnswered')
  })

  test('is not accepted on a tee time that was closed meanwhile', async () => {
    const { id, staff, other, fingerprint } = await requestedMove(ctx)
    await ctx.q`update tee_times set is_closed = true where id = ${other}`
    const answer = answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await outcome(answer)).toBe('booking.changeNoPlaces')
    expect(await changeStates(ctx, id)).toEqual(['requested'])
  })

  test('a name given while staff think about it stays', async () => {
    const { id, member, staff, fingerprint } = await requestedMove(ctx)
    await ctx.q`update booking_players set guest_name = 'Lê Hoa' where booking_id = ${id} and position = 1`
    await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    const names = (await readBill(ctx, member, id, 'vi')).flights.flatMap((one) => one.players)
    expect(names).toContain('Lê Hoa')
  })

  test('is not changed by staff meanwhile, and the answer names the change that was shown', async () => {
    const { id, member, move, staff, fingerprint } = await requestedMove(ctx)
    expect(await outcome(changeAsQuoted(ctx, id, { price_per_player: 900_000 }))).toBe(
      'booking.changeOffered',
    )
    await declineChange(ctx, member, id)
    await changeOwn(ctx, member, id, move)
    const answer = answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await outcome(answer)).toBe('booking.changeAnswered')
  })
})

describe('what a golfer may not change', () => {
  test('a course without changes by golfers', async () => {
    const { id, member, courseId, move } = await movable(ctx)
    await allowChanges(ctx, courseId, { hours: null })
    expect(await outcome(quoteOwn(ctx, member, id, move))).toBe('booking.changeNotByGolfer')
    expect((await readBill(ctx, member, id, 'vi')).change_until).toBeNull()
  })

  test.each([
    ["the booking's tee time is nearer than the course allows", '2026-11-23T06:30:00+07:00', 24],
    ['a day before that moment it may', '2026-11-23T06:29:59+07:00', 24],
  ])('%s', async (_, now, hours) => {
    const { id, member, move } = await movable(ctx, { hours })
    ctx.clock.set(now)
    const isLate = now.endsWith('30:00+07:00')
    expect(await outcome(quoteOwn(ctx, member, id, move))).toEqual(
      isLate ? 'booking.changeTooLate' : expect.anything(),
    )
    expect((await readBill(ctx, member, id, 'vi')).change_until === null).toBe(isLate)
  })

  test('a tee time that is nearer than the course allows', async () => {
    const { id, member, courseId } = await movable(ctx, { hours: 48 })
    const soon = '2026-11-21T07:00:00+07:00'
    await addTeeTime(ctx.q, { courseId, at: soon })
    expect(await outcome(quoteOwn(ctx, member, id, { start_at: Date.parse(soon) }))).toBe(
      'booking.changeTooLate',
    )
  })

  test('a cheaper tee time once a cancellation does not return everything, but a dearer one', async () => {
    const { id, member, courseId, move } = await movable(ctx, { price: 1_500_000, instant: true, hours: 1 })
    const dear = '2026-11-25T09:00:00+07:00'
    await addTeeTime(ctx.q, { courseId, at: dear, price: 2_500_000 })
    ctx.clock.set('2026-11-22T06:30:00+07:00')
    expect(await outcome(quoteOwn(ctx, member, id, move))).toBe('booking.changeCheaper')
    expect(await changeOwn(ctx, member, id, { start_at: Date.parse(dear) })).toMatchObject({
      state: 'offered',
    })
  })

  test('more often than the setting allows', async () => {
    const { id, member, move } = await movable(ctx)
    for (let time = 0; time < ctx.config.rules.changesPerBooking; time += 1) {
      await changeOwn(ctx, member, id, move)
      await declineChange(ctx, member, id)
    }
    expect(await outcome(changeOwn(ctx, member, id, move))).toBe('booking.changeTooMany')
    expect((await readBill(ctx, member, id, 'vi')).change_until).toBeNull()
  })

  test('a start whose price only staff can name', async () => {
    const { id, member, courseId } = await movable(ctx)
    const at = '2026-11-26T07:00:00+07:00'
    const other = await addTeeTime(ctx.q, { courseId, at })
    await ctx.q`update tee_times set price_vnd = 0 where id = ${other}`
    expect(await outcome(quoteOwn(ctx, member, id, { start_at: Date.parse(at) }))).toBe(
      'booking.changeNoPlaces',
    )
  })

  test('the booking of another golfer', async () => {
    const { id, move } = await movable(ctx)
    const stranger = await addMember(ctx.q)
    expect(await outcome(quoteOwn(ctx, stranger, id, move))).toBe('booking.notFound')
    const input = { id_general_bill_detail: id, ...move, players: undefined, fingerprint: 'x' }
    expect(await outcome(changeOwnBooking(ctx, stranger, input))).toBe('booking.notFound')
  })

  test('a player of another booking', async () => {
    const [own, other] = [await movable(ctx), await movable(ctx)]
    const [player] = await ctx.q<{
      id: number
    }>`select id from booking_players where booking_id = ${other.id}`
    const players = [{ player_id: player?.id, name: 'Người Khác' }]
    expect(await outcome(quoteOwn(ctx, own.member, own.id, { players }))).toBe('booking.cannotChange')
  })
})

test('a repeat changes nothing and returns how far the change is', async () => {
  const { id, member, move, fingerprint, places } = await requestedMove(ctx)
  const input = { id_general_bill_detail: id, ...move, players: undefined, fingerprint }
  const repeats = await Promise.all([1, 2, 3].map(() => changeOwnBooking(ctx, member, input)))
  expect(repeats).toEqual([{ state: 'requested' }, { state: 'requested' }, { state: 'requested' }])
  expect(await places()).toEqual([2, 2])
  expect(await changeStates(ctx, id)).toEqual(['requested'])
  await answerChange(ctx, await addStaff(ctx.q), { id, fingerprint, accepts: 1, reason: '' })
  expect(await changeOwnBooking(ctx, member, input)).toEqual({ state: 'applied' })
})
