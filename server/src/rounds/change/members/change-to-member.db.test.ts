import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, noChange, unsound } from '#testing/bookings/changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage, addStaff } from '#testing/golf'
import { changeBooking, quoteChange } from '../change-booking.ts'

let ctx: TestContext
let friend: Member
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  friend = await addMember(ctx.q, 'Lê Bạn')
})

/** The players of a booking, with something else at one place. */
async function withAt(id: number, place: number, other: object) {
  const kept = await keptPlayers(ctx, id)
  return kept.map((player, at) => (at === place ? { ...player, ...other } : player))
}
/** The numbers of members and the names of guests, in the order of the players. */
async function playersOf(id: number) {
  const rows = await ctx.q<{ memberId: number | null; name: string | null }>`
    select member_id as "memberId", guest_name as name from booking_players
    where booking_id = ${id} and cancelled_at is null order by position`
  return rows.map(({ memberId, name }) => memberId ?? name)
}

describe('staff put a member in the place of a player', () => {
  test.each(['requested', 'confirmed', 'placed', 'paid'] as const)(
    'of a booking that is %s, by the vID, at the price of the player before',
    async (state) => {
      const booking = await bookingIn(ctx, state)
      const [first] = await playersOf(booking.id)
      const quote = await changeAsQuoted(ctx, booking.id, {
        players: await withAt(booking.id, 1, { member: `vID ${friend.vga}` }),
      })
      expect(quote).toMatchObject({ difference: 0, moves_places: 0 })
      expect(quote.new_flights.flatMap(({ players }) => players)).toContain('Lê Bạn')
      expect(await playersOf(booking.id)).toEqual([first, friend.id])
      expect(await unsound(ctx)).toEqual([])
    },
  )

  test('by the phone, and the certificate and the bill name the member', async () => {
    const packageId = await addPackage(ctx.q, 50_000)
    const { id, member } = await paidBooking(ctx, { packages: [packageId] })
    await changeAsQuoted(ctx, id, { players: await withAt(id, 1, { member: friend.phone }) })
    const { services } = await readBill(ctx, member, id, 'vi')
    const lines = services.find(({ type }) => type === 'booking')?.listData ?? []
    expect(lines.map((line) => ('fullname' in line ? line.fullname : ''))).toContain('Lê Bạn')
    const certificates = await ctx.q`
      select from insurance_certificates i join booking_players p on p.id = i.booking_player_id
      where i.booking_id = ${id} and p.member_id = ${friend.id} and i.withdrawn_at is null`
    expect(certificates).toHaveLength(2)
    expect(await unsound(ctx)).toEqual([])
  })

  test('as one more player of an unpaid booking', async () => {
    const booking = await bookingIn(ctx, 'placed')
    const before = await playersOf(booking.id)
    await changeAsQuoted(ctx, booking.id, {
      players: [
        ...(await keptPlayers(ctx, booking.id)),
        { player_id: undefined, name: '', member: String(friend.vga) },
      ],
    })
    expect(await playersOf(booking.id)).toEqual([...before, friend.id])
    expect(await unsound(ctx)).toEqual([])
  })

  test('of a paid booking, who pays the difference first: the member plays once it is paid', async () => {
    const { id } = await paidBooking(ctx)
    const more = [
      ...(await keptPlayers(ctx, id)),
      { player_id: undefined, name: '', member: String(friend.vga) },
    ]
    const quote = await changeAsQuoted(ctx, id, { players: more })
    expect(quote.is_payment).toBe(1)
    expect(await playersOf(id)).not.toContain(friend.id)
    const [stored] = await ctx.q<{ wanted: { players: { member?: { id: number } }[] } }>`
      select wanted from booking_changes where booking_id = ${id} and state = 'offered'`
    expect(stored?.wanted.players.at(-1)?.member?.id).toBe(friend.id)
  })
})

describe('a booking has each member once', () => {
  const quoted = async (id: number, other: object) =>
    outcome(quoteChange(ctx, { ...noChange, id, players: await withAt(id, 1, other) }))

  test('one who plays already is refused, in a place of its own no change', async () => {
    const { id, member } = await paidBooking(ctx)
    await changeAsQuoted(ctx, id, { players: await withAt(id, 0, { member: String(member.vga) }) })
    const same = await withAt(id, 0, { member: String(member.vga) })
    expect(await outcome(quoteChange(ctx, { ...noChange, id, players: same }))).toBe('booking.changeNothing')
    const twice = await withAt(id, 1, { member: String(member.vga) })
    expect(await outcome(quoteChange(ctx, { ...noChange, id, players: twice }))).toBe('player.inBooking')
  })

  test('one who has left it is refused too: a booking has the account of a member once', async () => {
    const booking = await bookingIn(ctx, 'placed')
    const { id } = booking
    await changeAsQuoted(ctx, id, { players: await withAt(id, 1, { member: String(friend.vga) }) })
    const [stays] = await keptPlayers(ctx, id)
    await changeAsQuoted(ctx, id, { players: stays ? [stays] : [] })
    const again = await withAt(id, 0, { member: String(friend.vga) })
    expect(await outcome(quoteChange(ctx, { ...noChange, id, players: again }))).toBe('player.inBooking')
  })

  test('two places for one member are refused', async () => {
    const { id } = await paidBooking(ctx)
    const players = (await keptPlayers(ctx, id)).map((player) => ({ ...player, member: String(friend.vga) }))
    expect(await outcome(quoteChange(ctx, { ...noChange, id, players }))).toBe('player.inBooking')
  })

  test('a vID and a phone without an account are refused', async () => {
    const { id } = await paidBooking(ctx)
    expect(await quoted(id, { member: '999999999' })).toBe('player.unknownVid')
    expect(await quoted(id, { member: '0912999888' })).toBe('player.notFound')
  })

  test('of two staff members who quoted the same member for two places one is refused', async () => {
    const { id } = await paidBooking(ctx)
    const inputs = await Promise.all(
      [0, 1].map(async (place) => ({
        ...noChange,
        id,
        players: await withAt(id, place, { member: String(friend.vga) }),
      })),
    )
    const quotes = await Promise.all(inputs.map((input) => quoteChange(ctx, input)))
    const staff = await addStaff(ctx.q)
    const change = (at: number) =>
      outcome(
        changeBooking(ctx, staff, {
          ...(inputs[at] ?? { ...noChange, id }),
          fingerprint: quotes[at]?.fingerprint ?? '',
          reason: 'Khách gọi',
        }),
      )
    const results = await Promise.all([change(0), change(1)])
    expect(results.filter((result) => result === undefined)).toHaveLength(1)
    expect(results).toContain('player.inBooking')
    expect((await playersOf(id)).filter((one) => one === friend.id)).toHaveLength(1)
  })
})
