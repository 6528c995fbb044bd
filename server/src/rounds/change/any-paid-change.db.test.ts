import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeRefund } from '#money/refunds/decide'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers } from '#testing/bookings/changes'
import { payDifference } from '#testing/bookings/offered-change'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addPackage, addTeeTime } from '#testing/golf'
import { faults } from '../../invariants/simulation/faults.ts'
import { withdrawChange } from './withdraw-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterAll(() => ctx.close())

const starts = ['2026-11-24T06:30:00+07:00', '2026-11-24T07:10:00+07:00', '2026-11-25T09:00:00+07:00']
const methods = ['nab', 'stb', 'ale_pay'] as const

const step = fc.record({
  start: fc.option(fc.constantFrom(...starts), { nil: undefined }),
  /** The start is that of another course. */
  elsewhere: fc.boolean(),
  added: fc.nat(1),
  /** The first player leaves. */
  leaves: fc.boolean(),
  isInFull: fc.boolean(),
  /** Whether the last player is insured afterwards; undefined: as before. */
  insured: fc.option(fc.boolean(), { nil: undefined }),
  price: fc.option(fc.integer({ min: 500_000, max: 5_000_000 }), { nil: undefined }),
  /** How a dearer change ends: paid by this method, or taken back. */
  end: fc.constantFrom(...methods, 'withdrawn' as const),
})

/**
 * A bill whose money is not its price and what was kept by its changes, or whose premiums and certificates in force are
 * not those of its players; what is kept of a premium stays with the insurer.
 */
const unexplained = (id: number) => ctx.q`
  with money as (
    select (select coalesce(sum(p.amount_vnd), 0) from payments p where p.bill_id = ${id} and p.state = 'succeeded')
      - (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.bill_id = ${id}) as here,
      (select coalesce(sum((c.after ->> 'kept_vnd')::bigint), 0) from booking_changes c
        where c.booking_id = ${id} and c.state = 'applied') as kept,
      (select coalesce(sum(c.price_vnd), 0) from booking_player_packages c join booking_players p on p.id = c.booking_player_id
        where p.booking_id = ${id} and p.cancelled_at is null) as premiums,
      (select coalesce(sum(i.premium_vnd), 0) from insurance_certificates i
        where i.booking_id = ${id} and i.withdrawn_at is null) as insured,
      (select coalesce(sum(-e.amount_vnd), 0) from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.bill_id = ${id} and a.name = 'premiums_owed') as owed
  )
  select money.*, b.amount_vnd - b.cancelled_vnd as price from money, bookings b
  where b.id = ${id} and (here <> b.amount_vnd - b.cancelled_vnd + kept or premiums <> insured or owed < premiums
    or kept = 0 and owed <> premiums)`

test('whatever is changed and paid, all of it goes back to what paid it when the booking is cancelled in time', async () => {
  const packageId = await addPackage(ctx.q, 50_000)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...methods),
      fc.boolean(),
      fc.boolean(),
      async (steps, method, isInsured, isLate) => {
        ctx.clock.set('2026-11-20T08:00:00+07:00')
        const { id, member, staff } = await paidBooking(ctx, {
          method,
          packages: isInsured ? [packageId] : [],
        })
        if (isLate) ctx.clock.set('2026-11-23T08:00:00+07:00')
        const [row] = await ctx.q<{ courseId: number }>`
          select course_id as "courseId" from bookings where id = ${id}`
        for (const at of starts.slice(1))
          await addTeeTime(ctx.q, { courseId: row?.courseId ?? 0, at, price: 2_300_000 })
        const courses = [row?.courseId ?? 0, await addCourse(ctx.q)]
        for (const at of starts) await addTeeTime(ctx.q, { courseId: courses[1] ?? 0, at, price: 1_900_000 })
        for (const { start, elsewhere, added, leaves, isInFull, insured, price, end } of steps) {
          const guests = Array.from({ length: added }, () => ({ player_id: undefined, name: 'Lê Hoa' }))
          const own = await keptPlayers(ctx, id)
          const staying = leaves && own.length > 1 ? own.slice(1) : own
          const packages = insured === undefined ? undefined : insured ? [packageId] : []
          const players = [
            ...staying.map((one, place) => (place === staying.length - 1 ? { ...one, packages } : one)),
            ...guests,
          ]
          const leaving_refund = isInFull ? ('full' as const) : ('terms' as const)
          const start_at = start === undefined ? undefined : Date.parse(start)
          const facility_id = start === undefined ? undefined : courses[elsewhere ? 1 : 0]
          const wanted = { facility_id, start_at, players, price_per_player: price, leaving_refund }
          const quote = await outcome(changeAsQuoted(ctx, id, wanted))
          if (typeof quote !== 'string' && quote.is_payment === 1)
            await (end === 'withdrawn' ? withdrawChange(ctx, staff, id) : payDifference(ctx, id, end))
          expect(await faults(ctx.q)).toEqual([])
          expect(await unexplained(id)).toEqual([])
        }
        if (isLate) return
        await cancelBooking(ctx, member, {
          bookingId: id,
          reason: '',
          expected: undefined,
          idempotency: null,
        })
        const [refund] = await ctx.q<{ id: number }>`
          select id from refunds where bill_id = ${id} and state = 'requested'`
        const agreed = { refundId: refund?.id ?? 0, staffId: staff.id, now: ctx.clock.now() }
        await inTransaction(ctx.pool, (q) => agreeRefund(ctx, q, agreed))
        const kept = await ctx.q`
          select p.id from payments p where p.bill_id = ${id} and p.state = 'succeeded'
            and p.amount_vnd <> (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.payment_id = p.id)`
        expect(kept).toEqual([])
        expect(await faults(ctx.q)).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
}, 120_000)
