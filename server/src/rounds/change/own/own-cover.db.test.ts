import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { payDifference } from '#testing/bookings/offered-change'
import { allowChanges, changeOwn, movable, quoteOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addTeeTime } from '#testing/golf'
import { changeOwnBooking } from './change-own-booking.ts'

let ctx: TestContext
let packageId: number
beforeAll(async () => {
  ctx = await createTestContext()
  packageId = await addPackage(ctx.q, 50_000)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** After the time until which a cancellation returns everything. */
const late = '2026-11-23T04:00:00+07:00'

const bankWithoutInsurance = 7

/** The players of a booking in their order, each with these packages afterwards. */
async function insured(id: number, ...packages: (number[] | undefined)[]) {
  const players = await keptPlayers(ctx, id)
  return { players: players.map((player, place) => ({ ...player, packages: packages[place] })) }
}
const refundsOf = (id: number) => ctx.q<{ amount: number; premium: number }>`
  select amount_vnd as amount, premium_vnd as premium from refunds where bill_id = ${id} order by id`
const certificatesOf = async (id: number) => {
  const [row] = await ctx.q<{ count: number }>`
    select count(*)::int as count from insurance_certificates
    where booking_id = ${id} and package_id is not null and withdrawn_at is null`
  return row?.count
}
const amountOf = async (id: number) => {
  const [row] = await ctx.q<{ amount: number | null }>`
    select amount_vnd as amount from bookings where id = ${id}`
  return row?.amount
}
/** A paid booking of two, each insured for 50.000đ, of a course whose golfers may change theirs. */
async function insuredMovable(options: Parameters<typeof movable>[1] = {}) {
  const booking = await movable(ctx, { hours: 1, instant: true, ...options })
  await changeAsQuoted(ctx, booking.id, await insured(booking.id, [packageId], [packageId]))
  await payDifference(ctx, booking.id, 'stb')
  return booking
}

describe('before it is paid', () => {
  test.each(['requested', 'placed'] as const)(
    'a golfer adds cover to a player of a %s booking and leaves it out again, and the bill follows',
    async (state) => {
      const { id, member, courseId } = await bookingIn(ctx, state)
      await allowChanges(ctx, courseId)
      const more = await insured(id, [packageId])
      expect(await quoteOwn(ctx, member, id, more)).toMatchObject({
        old_cover: 0,
        new_cover: 50_000,
        difference: 50_000,
        needs_answer: 0,
        moves_places: 0,
      })
      expect(await changeOwn(ctx, member, id, more)).toMatchObject({ state: 'applied' })
      expect(await amountOf(id)).toBe(4_050_000)
      expect(await changeOwn(ctx, member, id, await insured(id, []))).toMatchObject({ state: 'applied' })
      expect([await amountOf(id), await refundsOf(id)]).toEqual([4_000_000, []])
      expect(await unsound(ctx)).toEqual([])
    },
  )
})

describe('of a paid booking', () => {
  test('added cover is in force once its premium is paid', async () => {
    const { id, member } = await movable(ctx)
    const more = await insured(id, [packageId], [packageId])
    expect(await quoteOwn(ctx, member, id, more)).toMatchObject({ due_amount: 100_000, is_payment: 1 })
    expect(await changeOwn(ctx, member, id, more)).toMatchObject({ state: 'offered' })
    expect(await certificatesOf(id)).toBe(0)
    await payDifference(ctx, id, 'stb')
    expect(await certificatesOf(id)).toBe(2)
    expect(await unsound(ctx)).toEqual([])
  })

  test('cover that is left out is refunded in full while a cancellation would return everything', async () => {
    const { id, member } = await insuredMovable()
    const less = await insured(id, [], undefined)
    expect(await quoteOwn(ctx, member, id, less)).toMatchObject({
      old_cover: 100_000,
      new_cover: 50_000,
      due_amount: -50_000,
      is_refund: 1,
    })
    const { fingerprint } = await changeOwn(ctx, member, id, less)
    const again = { id_general_bill_detail: id, start_at: undefined, ...less, fingerprint }
    expect(await changeOwnBooking(ctx, member, again)).toEqual({ state: 'applied' })
    expect(await refundsOf(id)).toEqual([{ amount: 50_000, premium: 50_000 }])
    expect(await certificatesOf(id)).toBe(1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('cover is not left out later, also where a dearer tee time would take its premium', async () => {
    const { id, member, courseId } = await insuredMovable()
    const dear = '2026-11-25T09:00:00+07:00'
    await addTeeTime(ctx.q, { courseId, at: dear, price: 2_500_000 })
    ctx.clock.set(late)
    const less = await insured(id, [], [])
    expect(await outcome(quoteOwn(ctx, member, id, less))).toBe('booking.changeCheaper')
    const dearer = { ...less, start_at: Date.parse(dear) }
    expect(await outcome(quoteOwn(ctx, member, id, dearer))).toBe('booking.changeCheaper')
    expect(await refundsOf(id)).toEqual([])
  })

  test('added cover does not pay for a cheaper tee time later', async () => {
    const { id, member, move } = await movable(ctx, { price: 1_990_000, hours: 1, instant: true })
    ctx.clock.set(late)
    const wanted = { ...move, ...(await insured(id, [packageId], [packageId])) }
    expect(await outcome(quoteOwn(ctx, member, id, wanted))).toBe('booking.changeCheaper')
  })

  test('later cover is still added, or goes from one player to another', async () => {
    const { id, member } = await movable(ctx, { hours: 1 })
    ctx.clock.set(late)
    await changeOwn(ctx, member, id, await insured(id, [packageId]))
    await payDifference(ctx, id, 'stb')
    const other = await insured(id, [], [packageId])
    expect(await changeOwn(ctx, member, id, other)).toMatchObject({ state: 'applied' })
    expect([await refundsOf(id), await certificatesOf(id)]).toEqual([[], 1])
    expect(await unsound(ctx)).toEqual([])
  })

  test('the premium of a player who leaves goes back by the refund terms', async () => {
    const { id, member } = await insuredMovable()
    ctx.clock.set(late)
    const [, stays] = await keptPlayers(ctx, id)
    const quote = await quoteOwn(ctx, member, id, { players: stays ? [stays] : [] })
    expect(quote).toMatchObject({ difference: -2_050_000, due_amount: -1_025_000, kept_amount: 1_025_000 })
  })
})

describe('refused', () => {
  test('a package that is not sold, and more cover than the terms insure', async () => {
    const { id, member } = await movable(ctx)
    expect(await outcome(quoteOwn(ctx, member, id, await insured(id, [999_999])))).toBe(
      'booking.unknownPackage',
    )
    const most = await addPackage(ctx.q, 90_000)
    await ctx.q`update insurance_packages set cover_vnd = 300000000 where id = ${most}`
    expect(await outcome(quoteOwn(ctx, member, id, await insured(id, [most])))).toBe('booking.tooMuchCover')
  })

  test('cover for the golfer of a bank that has excluded insurance, who may leave it out', async () => {
    const { id, member } = await insuredMovable()
    const guest = { ...member, bankId: bankWithoutInsurance }
    const other = await addPackage(ctx.q, 20_000)
    expect(await outcome(quoteOwn(ctx, guest, id, await insured(id, [packageId, other])))).toBe(
      'partner.noInsurance',
    )
    expect(await changeOwn(ctx, guest, id, await insured(id, []))).toMatchObject({ state: 'applied' })
  })

  test('after the time until which the course lets its golfers change', async () => {
    const { id, member } = await movable(ctx, { hours: 24 })
    ctx.clock.set('2026-11-23T06:30:00+07:00')
    expect(await outcome(quoteOwn(ctx, member, id, await insured(id, [packageId])))).toBe(
      'booking.changeTooLate',
    )
  })
})
