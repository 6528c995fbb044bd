import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { acceptAsClub, acknowledgeByLink } from '#bookings/club/answer-as-club'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addOffer, addStaff, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string, day = '24') => new Date(`2026-11-${day}T${clock}:00+07:00`)
const messagesOf = (id: number) =>
  ctx.q<{ text: string; kind: string; phone: string }>`
    select text, kind, phone from messages where booking_id = ${id} order by id`

test('a move never gives more time to cancel in full', async () => {
  const { id, courseId } = await bookingIn(ctx, 'placed')
  for (const [clock, day] of [
    ['06:30', '26'],
    ['06:30', '23'],
    ['06:30', '28'],
  ] as const)
    await addTeeTime(ctx.q, { courseId, at: at(clock, day).toISOString() })
  const until = async (day: string) =>
    (await changeAsQuoted(ctx, id, { start_at: at('06:30', day).getTime() })).refund_terms.map(
      (tier) => tier.until,
    )
  expect(await until('26')).toEqual([at('06:30', '22').getTime(), null])
  expect(await until('23')).toEqual([at('06:30', '21').getTime(), null])
  expect(await until('28')).toEqual([at('06:30', '21').getTime(), null])
})

test('an offer holds while it covers the new start; otherwise its places are sold to others again', async () => {
  const { courseId } = await bookingIn(ctx, 'requested')
  await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
  await addTeeTime(ctx.q, { courseId, at: at('07:00', '25').toISOString() })
  const { offerId } = await addOffer(ctx.q, { courseId, quantity: 3, days: ['2026-11-24', '2026-11-24'] })
  const sent = await book(ctx, await addMember(ctx.q), {
    courseId,
    at: at('06:30').toISOString(),
    players: 2,
    product_id: offerId,
  })
  const id = sent.id_general_bill
  expect(await changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })).toMatchObject({
    new_amount: 2_580_000,
  })
  const own = await keptPlayers(ctx, id)
  const guest = { player_id: undefined, name: 'Khách' }
  expect(await outcome(changeAsQuoted(ctx, id, { players: [...own, guest, guest] }))).toBe('offer.soldOut')
  expect(await changeAsQuoted(ctx, id, { players: [...own, guest] })).toMatchObject({ new_amount: 3_870_000 })
  const move = await changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime() })
  expect(move).toMatchObject({ new_amount: 6_000_000 })
  expect(await unsound(ctx)).toEqual([])
})

describe('the club', () => {
  test('is asked about the new time by a new link, and the old one answers nothing', async () => {
    const { courseId } = await bookingIn(ctx, 'requested')
    await addClubPhones(ctx, courseId)
    await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30').toISOString() })
    const id = sent.id_general_bill
    const key = (await clubKeyOf(ctx, id)) ?? ''
    await changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })
    expect((await messagesOf(id)).filter(({ kind }) => kind === 'club')).toHaveLength(2)
    const answer = acceptAsClub(ctx, { key, by: 'Hoa', reference: 'VT-1' }, 'vi')
    expect(await outcome(answer)).toBe('club.linkOver')
    expect((await openBooking(ctx, id, 'vi')).club).toMatchObject({ answer: null })
  })

  test('is informed of a confirmed booking, and must acknowledge it again', async () => {
    const { id, courseId } = await bookingIn(ctx, 'confirmed')
    await addClubPhones(ctx, courseId)
    await ctx.q`
      insert into club_requests (booking_id, answer, answered_at, answered_by, reference, recorded_by)
      values (${id}, 'accepted', ${ctx.clock.now()}, 'Hoa', 'VT-1', ${(await addStaff(ctx.q)).id})`
    const [player, other] = await loadPlayers(ctx.q, id)
    await changeAsQuoted(ctx, id, {
      players: [
        { player_id: player?.id, name: 'Lê Lan' },
        { player_id: other?.id, name: '' },
      ],
    })
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ club: { reference: 'VT-1' } })
    await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
    await changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ club: null })
    const informed = (await messagesOf(id)).filter(({ phone }) => phone === '0912345678')
    expect(informed.map(({ text }) => text)).toEqual([
      expect.stringMatching(/06:30.*tên người chơi đã đổi/),
      expect.stringMatching(/07:00.*2 người/),
    ])
  })

  test('is asked to acknowledge a paid booking again, by a new link', async () => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    await addClubPhones(ctx, courseId)
    await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
    await changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })
    const asked = (await messagesOf(id)).filter(({ kind }) => kind === 'club')
    expect(asked.map(({ text }) => text)).toEqual([expect.stringMatching(/đổi sang 07:00.*2 người.*\/c\//)])
    const key = (await clubKeyOf(ctx, id)) ?? ''
    await acknowledgeByLink(ctx, { key, by: 'Hoa', reference: 'VT-2' }, 'vi')
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({
      club: { answer: 'accepted', reference: 'VT-2' },
    })
  })
})

test('a group on two starts keeps its players where they are when one leaves', async () => {
  const { courseId, teeTimeId } = await bookingIn(ctx, 'requested')
  const second = await addTeeTime(ctx.q, { courseId, at: at('06:40').toISOString() })
  const sent = await book(ctx, await addMember(ctx.q), {
    courseId,
    at: at('06:40').toISOString(),
    players: 5,
  })
  const id = sent.id_general_bill
  const before = await loadPlayers(ctx.q, id)
  await changeAsQuoted(ctx, id, { players: (await keptPlayers(ctx, id)).slice(1) })
  const after = await loadPlayers(ctx.q, id)
  const startsOf = (players: typeof before) => players.slice(1).map(({ starts_at }) => starts_at)
  expect(startsOf(after)).toEqual(startsOf(before))
  expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, second)]).toEqual([1, 1])
  expect(await unsound(ctx)).toEqual([])
})
