import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acknowledgeByLink } from '#bookings/club/answer-as-club'
import { readClubRequest } from '#bookings/club/read-club-request'
import { deliverEvents } from '#bookings/webhooks/deliver-events'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers } from '#testing/bookings/changes'
import { addClubContacts, addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { changeOwn, movable } from '#testing/bookings/own-changes'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const phone = '0912345678'

/** The first player is another person, the others stay. */
async function withFirst(id: number, other: { name?: string; member?: string }) {
  const kept = await keptPlayers(ctx, id)
  return { players: kept.map((player, place) => (place === 0 ? { ...player, ...other } : player)) }
}
const sentToClub = (id: number) =>
  ctx.q<{ text: string; kind: string; channel: string | null }>`
    select text, kind, zalo_template as channel from messages where booking_id = ${id} and phone = ${phone} order by id`
const readBy = (key: string | null) => readClubRequest(ctx.q, key ?? '', { lang: 'vi', now: ctx.clock.now() })

/** A booking of a club with a phone, which has accepted it with its own reference. */
async function acceptedIn(state: 'confirmed' | 'placed' | 'paid') {
  const booking = await bookingIn(ctx, state)
  await addClubPhones(ctx, booking.courseId, [phone])
  await ctx.q`
    insert into club_requests (booking_id, answer, answered_at, answered_by, reference, recorded_by)
    values (${booking.id}, 'accepted', ${ctx.clock.now()}, 'Hoa', 'VT-1', ${(await addStaff(ctx.q)).id})`
  return booking
}

describe('the club that reads the names of a booking', () => {
  test.each(['confirmed', 'placed', 'paid'] as const)(
    'gets one link to the new ones when staff swap a player of a %s booking, and its answer stays',
    async (state) => {
      const { id } = await acceptedIn(state)
      const friend = await addMember(ctx.q, 'Lê Bạn')
      await changeAsQuoted(ctx, id, await withFirst(id, { member: String(friend.vga) }))
      const sent = await sentToClub(id)
      expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/tên người chơi đã đổi.*\/c\//)])
      expect(await readBy(await clubKeyOf(ctx, id))).toMatchObject({
        answer: 'accepted',
        reference: 'VT-1',
        players: ['Lê Bạn', expect.any(String)],
      })
      expect(await openBooking(ctx, id, 'vi')).toMatchObject({ club: { reference: 'VT-1' }, is_club_due: 0 })
    },
  )

  test('gets it too when the golfer swaps a player', async () => {
    const { id, member, courseId } = await movable(ctx)
    await addClubPhones(ctx, courseId, [phone])
    expect(await changeOwn(ctx, member, id, await withFirst(id, { name: 'Lê Hoa' }))).toMatchObject({
      state: 'applied',
    })
    expect(await sentToClub(id)).toHaveLength(1)
    expect((await readBy(await clubKeyOf(ctx, id))).players).toContain('Lê Hoa')
  })

  test('acknowledges a paid booking by the new link; the one before opens nothing', async () => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    await addClubPhones(ctx, courseId, [phone])
    await changeAsQuoted(ctx, id, await withFirst(id, { name: 'Lê Hoa' }))
    const before = await clubKeyOf(ctx, id)
    await changeAsQuoted(ctx, id, await withFirst(id, { name: 'Lê Mai' }))
    expect(await outcome(readBy(before))).toBe('club.linkOver')
    const key = (await clubKeyOf(ctx, id)) ?? ''
    await acknowledgeByLink(ctx, { key, by: 'Hoa', reference: 'VT-2' }, 'vi')
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ club: { reference: 'VT-2' } })
  })

  test('gets it by SMS where it has Zalo, which has no template for it', async () => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    await addClubContacts(ctx, courseId, [{ channel: 'zalo', address: phone }])
    ctx.gateways.zalo = { hasGolferTemplates: false, send: async () => ({ providerMessageId: 'ZNS-1' }) }
    await changeAsQuoted(ctx, id, await withFirst(id, { name: 'Lê Hoa' }))
    ctx.gateways.zalo = null
    expect(await sentToClub(id)).toMatchObject([{ kind: 'club', channel: null }])
  })

  test('reads them in the event of its own system', async () => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    const system = await addClubSystem(ctx, [courseId])
    await changeAsQuoted(ctx, id, await withFirst(id, { name: 'Lê Hoa' }))
    await deliverEvents(ctx)
    expect(system.events()).toMatchObject([
      { type: 'booking.changed', booking: { players: [{ name: 'Lê Hoa' }, {}] } },
    ])
    system.close()
  })
})

describe('the club gets no message', () => {
  test.each(['requested', 'placed'] as const)(
    'about a %s booking whose names it does not read',
    async (state) => {
      const { id, courseId } = await bookingIn(ctx, state)
      await addClubPhones(ctx, courseId, [phone])
      await changeAsQuoted(ctx, id, await withFirst(id, { name: 'Lê Hoa' }))
      expect(await sentToClub(id)).toEqual([])
    },
  )

  test('when the price alone changes, or a guest turns out to be a member of that name', async () => {
    const { id } = await acceptedIn('placed')
    await changeAsQuoted(ctx, id, { price_per_player: 1_700_000 })
    expect(await sentToClub(id)).toEqual([])
    const [player] = await ctx.q<{ name: string }>`
      select guest_name as name from booking_players where booking_id = ${id} and position = 2`
    const namesake = await addMember(ctx.q, player?.name)
    const kept = await keptPlayers(ctx, id)
    const players = kept.map((one, place) => (place === 1 ? { ...one, member: String(namesake.vga) } : one))
    await changeAsQuoted(ctx, id, { players })
    expect(await sentToClub(id)).toEqual([])
  })
})
