import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const endingOf = async (member: Member, id: number, lang: Language) =>
  Object(
    (await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id, lang })).data,
  ).ending
const textsTo = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )
const written = (id: number, lang: Language) => ctx.q`update bookings set language = ${lang} where id = ${id}`
const asStaff = async (act: string, id: number, fields: Record<string, unknown>) =>
  app.browserOf(await addStaff(ctx.q)).post(`/api/staff/bookings/${id}/${act}`, fields)

describe('a booking that staff end', () => {
  test('names course, day, time, who cancelled and why on SMS and bill, in the golfer’s language', async () => {
    const inLanguage = {
      vi: ['Sân đã hủy', 'Sân golf Thử 06:30 24/11', 'Lý do: Thời tiết xấu. Nhân viên: “Bão số 9”'],
      en: ['The club cancelled', 'Test Golf Course 06:30 24 Nov', 'Reason: Bad weather. Staff: “Bão số 9”'],
      kr: ['골프장 사정으로', 'Test Golf Course 11월 24일 06:30', '사유: 기상 악화. 담당자: “Bão số 9”'],
      jp: ['ゴルフ場の都合により', 'Test Golf Course 11月24日 06:30', '理由：悪天候。スタッフ：「Bão số 9」'],
    } as const
    for (const lang of ['vi', 'en', 'kr', 'jp'] as const) {
      const { id, member } = await paidBooking(ctx)
      await written(id, lang)
      const before = (await textsTo(id)).length
      const answer = await asStaff('cancel-for-club', id, { reason_code: 'weather', reason: 'Bão số 9' })
      expect(answer.error_code).toBe(0)
      const [who, what, why] = inLanguage[lang]
      const [cancelled, money] = (await textsTo(id)).slice(before)
      for (const part of [who, what, why]) expect(cancelled).toContain(part)
      expect(money).toContain('4.000.000đ')
      const ending = await endingOf(member, id, lang)
      expect(ending).toMatchObject({ by: 'club', reason_code: 'weather', reason: 'Bão số 9' })
      expect(ending.at).toBe(ctx.clock.now().getTime())
      for (const part of [who, why]) expect(ending.text).toContain(part)
    }
  })

  test.each([
    ['requested', 'tee_time_taken', 'club', 'The club could not accept', 'Reason: Tee time taken.'],
    ['confirmed', 'price_error', 'operator', 'We cancelled', 'Reason: Wrong price shown.'],
  ] as const)('which was %s shows actor and reason', async (state, reason_code, by, who, why) => {
    const { id, member } = await bookingIn(ctx, state)
    await written(id, 'en')
    expect((await asStaff('reject', id, { reason_code })).error_code).toBe(0)
    const reported = (await textsTo(id)).at(-1)
    for (const part of [who, 'Test Golf Course 06:30 24 Nov', why]) expect(reported).toContain(part)
    expect(await endingOf(member, id, 'jp')).toMatchObject({ by, reason_code, reason: '' })
  })

  test('keeps plain words as a reason, as they were typed', async () => {
    const { id, member } = await bookingIn(ctx, 'requested')
    await written(id, 'kr')
    expect((await asStaff('reject', id, { reason: 'Hố 9 sạt lở' })).error_code).toBe(0)
    expect((await textsTo(id)).at(-1)).toContain('담당자: “Hố 9 sạt lở”')
    expect(await endingOf(member, id, 'kr')).toMatchObject({ by: 'club', reason_code: null })
  })

  test('needs a reason out of the list, or words', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    expect(await asStaff('reject', id, { reason: ' ' })).toMatchObject({ error_code: 1802 })
    expect(await asStaff('reject', id, { reason_code: 'mood' })).toMatchObject({ error_code: 400 })
    const paid = await paidBooking(ctx)
    expect(await asStaff('cancel-for-club', paid.id, {})).toMatchObject({ error_code: 1802 })
  })

  test('which was not confirmed yet shows its reason as well', async () => {
    const { id, member } = await bookingIn(ctx, 'requested')
    expect((await asStaff('cancel', id, { reason: 'Gọi hotline lúc 08:10' })).error_code).toBe(0)
    const reported = (await textsTo(id)).at(-1)
    for (const part of [
      'theo yêu cầu của bạn',
      'Sân golf Thử 06:30 24/11',
      'Nhân viên: “Gọi hotline lúc 08:10”',
    ])
      expect(reported).toContain(part)
    const ending = await endingOf(member, id, 'vi')
    expect(ending).toMatchObject({ by: 'golfer', reason_code: 'golfer_asked' })
    expect(ending.text).toBe(
      'TeeViet đã hủy lượt đặt này theo yêu cầu của bạn. Nhân viên: “Gọi hotline lúc 08:10”',
    )
  })

  test('which cost nothing is not called too late for a refund', async () => {
    const { id, member } = await bookingIn(ctx, 'paid')
    await ctx.q`
      with free as (update bookings set amount_vnd = 0 where id = ${id})
      update bill_services set amount_vnd = 0 where bill_id = ${id}`
    expect((await asStaff('cancel-for-club', id, { reason_code: 'tournament' })).error_code).toBe(0)
    expect((await textsTo(id)).join('\n')).not.toContain('quá hạn')
    expect(await endingOf(member, id, 'vi')).toMatchObject({ by: 'club', money: '' })
  })
})

test.each([
  ['expired', 'system', 'not_paid', 'Cancelled automatically: the time to pay ran out'],
  ['cancelled', 'golfer', null, 'You cancelled this booking.'],
  ['withdrawn', 'golfer', null, 'You cancelled this booking.'],
] satisfies [BookingState, string, string | null, string][])(
  'a booking that is %s names who cancelled on bill, in history and before staff',
  async (state, by, reason_code, text) => {
    const { id, member } = await bookingIn(ctx, state)
    const said = { by, reason_code, text: expect.stringContaining(text) }
    expect(await endingOf(member, id, 'en')).toMatchObject(said)
    const listed = await app.browserOf(member).post('/api/for_wap/get_history_booking_merge', { lang: 'en' })
    expect(Object(listed.data)[0]).toMatchObject({ id_general_bill: id, ending: said })
    const opened = await app.browserOf(await addStaff(ctx.q)).get(`/api/staff/bookings/${id}`, { lang: 'en' })
    expect(Object(opened.data).ending).toMatchObject(said)
  },
)

test('a refund that the golfer asked for ends the booking as theirs, though staff agreed to it', async () => {
  const { id, member, staff } = await paidBooking(ctx)
  const asked = { id_general_bill_detail: id, reason: 'Bận việc', refund_to: 'wallet' }
  await app.browserOf(member).post('/api/for_wap/cancel_booking', asked)
  expect(await endingOf(member, id, 'vi')).toBeNull()
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
  await app.browserOf(staff).post(`/api/staff/refunds/${refund?.id}/agree`, {})
  expect(await endingOf(member, id, 'vi')).toMatchObject({
    by: 'golfer',
    text: 'Bạn đã hủy lượt đặt này. Lý do: “Bận việc”',
    money: 'Bạn được hoàn tiền, không mất phí hủy.',
  })
})
