import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Staff } from '#platform/context/actor'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { noChange } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { offeredChange } from '#testing/bookings/offered-change'
import { offeredTime, other, requestBesideOtherTimes } from '#testing/bookings/other-times/counter-offer'
import { requestedMove } from '#testing/bookings/own-changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { answerChange } from '../change/answer-change.ts'
import { changeBooking, previewChange } from '../change/change-booking.ts'
import { withdrawChange } from '../change/withdraw-change.ts'
import { previewBooking } from '../new-booking/quote-booking.ts'
import { previewRainCheck, recordRainCheck } from '../rain-check/record-rain-check.ts'
import { closeTeeTimes, previewEndings } from '../staff/close/close.ts'
import { offerTimesAsStaff } from '../staff/offer-times.ts'
import { writeAttendanceAs } from '../staff/record-attendance.ts'
import { previewStep } from './preview-step.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Previewed = { messages: readonly { text: string; language: string }[] }
const textsOf = ({ messages }: Previewed) => messages.map(({ text }) => text)

/** What `act` sends about a booking. */
async function sentBy(id: number, act: () => Promise<unknown>): Promise<string[]> {
  const [last] = await ctx.q<{ id: number }>`select coalesce(max(id), 0)::bigint as id from messages`
  await act()
  const sent = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} and id > ${last?.id ?? 0} and kind <> 'club' order by id`
  return sent.map(({ text }) => text)
}

/** What a preview must leave as it is. */
const storedOf = async (id: number) =>
  JSON.stringify(
    await Promise.all([
      ctx.q`select * from bookings where id = ${id}`,
      ctx.q`select * from booking_events where booking_id = ${id} order by id`,
      ctx.q`select * from booking_tee_times where booking_id = ${id} order by tee_time_id`,
      ctx.q`select * from booking_changes where booking_id = ${id} order by id`,
      ctx.q`select * from refunds where bill_id = ${id} order by id`,
      ctx.q`select id from messages where booking_id = ${id} order by id`,
    ]),
  )

/** The preview is what the act sends afterwards, and changes nothing. */
async function expectAsSent(
  id: number,
  preview: () => Promise<Previewed>,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const before = await storedOf(id)
  const texts = textsOf(await preview())
  expect(texts).not.toEqual([])
  expect(await storedOf(id)).toBe(before)
  expect(texts).toEqual(await sentBy(id, act))
  return texts
}

const step = (id: number, fields: Partial<Parameters<typeof previewStep>[2]>) =>
  previewStep(ctx, staff, {
    id,
    step: 'confirm',
    note: '',
    reason: '',
    tee_time_id: undefined,
    price_per_player: undefined,
    reason_code: undefined,
    minutes: undefined,
    pay_by: undefined,
    expected_refund: undefined,
    fingerprint: undefined,
    ...fields,
  })

describe('the message previewed before it leaves is the one that is sent', () => {
  test('by a change, with its quote: applied, refunded, or offered for its difference', async () => {
    for (const price_per_player of [1_500_000, 2_500_000]) {
      const { id } = await paidBooking(ctx)
      const input = { ...noChange, id, price_per_player }
      const { fingerprint } = await previewChange(ctx, staff, input)
      await expectAsSent(
        id,
        () => previewChange(ctx, staff, input),
        () => changeBooking(ctx, staff, { ...input, fingerprint, reason: 'Khách gọi' }),
      )
    }
  })

  test('by a change that moves the booking, without the message to its club', async () => {
    const { id, courseId } = await bookingIn(ctx, 'placed')
    await ctx.q`insert into course_contacts (course_id, position, channel, address) values (${courseId}, 1, 'sms', '0905550001')`
    const start_at = Date.parse('2026-11-24T07:00:00+07:00')
    await addTeeTime(ctx.q, { courseId, at: '2026-11-24T07:00:00+07:00' })
    const input = { ...noChange, id, start_at }
    const quote = await previewChange(ctx, staff, input)
    const act = { ...input, fingerprint: quote.fingerprint, reason: 'Khách gọi' }
    const sent = await sentBy(id, () => changeBooking(ctx, staff, act))
    expect(sent).toHaveLength(2)
    expect(quote.messages).toHaveLength(1)
    expect(sent).toContain(quote.messages[0]?.text)
  })

  test('by accepting and by refusing a change that the golfer asked for', async () => {
    const accepted = await requestedMove(ctx)
    const { id, fingerprint } = accepted
    await expectAsSent(
      id,
      () => step(id, { step: 'acceptChange', fingerprint }),
      () => answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' }),
    )
    const refused = await requestedMove(ctx)
    const answer = { fingerprint: refused.fingerprint, reason: 'Sân kín giờ đó' }
    const [text] = await expectAsSent(
      refused.id,
      () => step(refused.id, { step: 'refuseChange', ...answer }),
      () => answerChange(ctx, staff, { id: refused.id, accepts: 0, ...answer }),
    )
    expect(text).toContain(answer.reason)
  })

  test('by taking back a change that waits for its payment', async () => {
    const { id } = await offeredChange(ctx)
    await expectAsSent(
      id,
      () => step(id, { step: 'withdrawChange' }),
      () => withdrawChange(ctx, staff, id),
    )
  })

  test('by a booking that staff make, also with a deposit; the phone gets no account by it', async () => {
    const courseId = await addCourse(ctx.q)
    const start = { courseId, at: '2026-11-24T06:30:00+07:00' }
    const teeTimeId = await addTeeTime(ctx.q, start)
    const deposit = { deposit: 1_000_000, rest_by: Date.parse('2026-11-22T00:00:00+07:00') }
    for (const [index, more] of [{}, deposit].entries()) {
      const phone = `038899910${index}`
      const fields = typedBooking(start, { phone, ...more })
      const left = await placesLeft(ctx.q, teeTimeId)
      const quote = await previewBooking(ctx, staff, fields, 'vi')
      expect(await placesLeft(ctx.q, teeTimeId)).toBe(left)
      expect(await ctx.q`select 1 from members where phone = ${phone}`).toEqual([])
      const { id, general_bill_code } = await makeAsStaff(ctx, staff, fields)
      const sent = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id}`
      // the number of the booking is given when it is made
      expect(textsOf(quote)).toEqual(
        sent.map(({ text }) => text.replace(general_bill_code, '…').replace(`/b/${id}`, '/b/…')),
      )
      expect(sent).toHaveLength(1)
    }
  })

  test('by a rain check, with its quote', async () => {
    const { id } = await paidBooking(ctx)
    ctx.clock.set('2026-11-24T08:40:00+07:00')
    const player_ids = (await loadPlayers(ctx.q, id)).map((player) => player.id)
    await writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'checked_in' })
    const rain = { id, holes_played: 9 }
    await expectAsSent(
      id,
      () => previewRainCheck(ctx, staff, rain),
      () => recordRainCheck(ctx, staff, { ...rain, marshal: 'Anh Tư', amount: 2_000_000 }),
    )
  })

  test('by closing tee times, to each golfer whose booking ends, in the language of the booking', async () => {
    const ended = await bookingIn(ctx, 'requested')
    const { courseId } = ended
    await ctx.q`update bookings set language = 'en' where id = ${ended.id}`
    const closing = {
      facility_id: courseId,
      day_from: '2026-11-24',
      day_to: '2026-11-24',
      number_hole: undefined,
      time_from: '06:00',
      time_to: '07:00',
      reason: 'tournament' as const,
      note: '',
      bookings: [{ id: ended.id, action: 'end' as const }],
      end_reason: 'Sân có giải',
      end_reason_code: undefined,
    }
    const [text] = await expectAsSent(
      ended.id,
      () => previewEndings(ctx, staff, closing),
      () => closeTeeTimes(ctx, staff, closing),
    )
    expect(text).toContain('“Sân có giải”')
    const kept = await bookingIn(ctx, 'requested')
    const staying = [{ id: kept.id, action: 'keep' as const }]
    const keeping = { ...closing, facility_id: kept.courseId, bookings: staying }
    expect(await previewEndings(ctx, staff, keeping)).toEqual({ messages: [] })
    const more = await bookingIn(ctx, 'requested')
    await ctx.q`update bookings set language = 'kr' where id = ${more.id}`
    const ending = {
      ...closing,
      facility_id: more.courseId,
      bookings: [{ id: more.id, action: 'end' as const }],
    }
    expect((await previewEndings(ctx, staff, ending)).messages).toMatchObject([{ language: 'kr' }])
    const undecided = previewEndings(ctx, staff, { ...ending, bookings: [] })
    expect(await outcome(undecided)).toBe('teeSheet.undecided')
  })
})

test('by offering other times, but for the key of its link, which is made when it is sent', async () => {
  const world = await createTestContext()
  const request = await requestBesideOtherTimes(world)
  const sender = await addStaff(world.q)
  const { id } = request
  const options = [offeredTime(request.courseId, other)]
  const previewed = await previewStep(world, sender, {
    id,
    step: 'offer',
    options,
    note: '',
    reason: '',
    tee_time_id: undefined,
    pay_by: undefined,
    reason_code: undefined,
    minutes: undefined,
    price_per_player: undefined,
    expected_refund: undefined,
    fingerprint: undefined,
  })
  expect(await world.q`select 1 from messages where kind = 'link'`).toEqual([])
  await offerTimesAsStaff(world, { staff: sender, lang: 'vi' }, { id, options })
  const [sent] = await world.q<{ text: string }>`select text from messages where kind = 'link'`
  expect(textsOf(previewed)).toEqual([sent?.text.replace(/(\/o\/)[\w-]+/, '$1…')])
  expect(textsOf(previewed)[0]).toContain('/o/…')
  await world.close()
})

test('a quote of a booking has no messages while it has no price', async () => {
  const courseId = await addCourse(ctx.q)
  const start = { courseId, at: '2026-11-24T06:30:00+07:00' }
  await addTeeTime(ctx.q, { ...start, price: 0 })
  const quote = await previewBooking(ctx, staff, typedBooking(start, { phone: '0388999109' }), 'vi')
  expect(quote).toMatchObject({ payment_amount: null, messages: [] })
})

test('a quote is refused as making the booking would be', async () => {
  const member = await addMember(ctx.q, 'Nguyễn An')
  await ctx.q`update members set locked_at = ${ctx.clock.now()}, locked_reason = 'x' where id = ${member.id}`
  const courseId = await addCourse(ctx.q)
  const start = { courseId, at: '2026-11-24T06:30:00+07:00' }
  await addTeeTime(ctx.q, start)
  const quote = previewBooking(ctx, staff, typedBooking(start, { phone: member.phone }), 'vi')
  expect(await outcome(quote)).toBe('booking.accountLocked')
})
