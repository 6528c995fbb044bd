import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { premiumList } from '#bookings/insurance/premium-list'
import { checkLedger } from '#platform/ledger/check'
import { cancelBooking } from '#rounds/cancel/cancel'
import { bankReports } from '#testing/bookings/bank-reports'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addStaff } from '#testing/golf'
import { traceMoney } from '../books/trace-money.ts'
import { splitRounds } from '../close/split-rounds.ts'
import { agreeAsStaff } from '../refunds/staff/refund-acts.ts'
import { readOwed } from './owed.ts'
import { type EnteredMovement, recordBankMovement } from './record-bank-movement.ts'

let ctx: TestContext
let admin: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q, ['admin'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

async function balances() {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}

/** By how much accounts grew while something was done. */
async function growth(deed: () => Promise<void>): Promise<Record<string, number>> {
  const before = await balances()
  await deed()
  const after = await balances()
  const grown = Object.entries(after).map(([name, balance]) => [name, balance - (before[name] ?? 0)] as const)
  return Object.fromEntries(grown.filter(([, vnd]) => vnd !== 0))
}

let serial = 0
const record = (reported: Partial<EnteredMovement> & Pick<EnteredMovement, 'kind' | 'amountVnd'>) => {
  serial += 1
  const common = { bankReference: `FT${serial}`, feeVnd: 0, occurredAt: ctx.clock.now(), note: '' }
  return recordBankMovement(ctx, admin, { ...common, ...reported })
}

describe('a settlement', () => {
  it("moves a gateway's settlement to our bank account, less its fee, once for the bank’s reference", async () => {
    await paidBooking(ctx, { method: 'ale_pay', fee: 90_200 })
    const settled = { kind: 'settlement', gateway: 'alepay', amountVnd: 4_090_200, feeVnd: 40_000 } as const
    const grown = await growth(async () => {
      await Promise.all([
        record({ ...settled, bankReference: 'FT-ONE' }),
        record({ ...settled, bankReference: 'FT-ONE' }),
      ])
    })
    expect(grown).toEqual({ bank: 4_050_200, gateway_costs: 40_000, 'clearing:alepay': -4_090_200 })
    await expect(record({ ...settled, amountVnd: 50_000 })).rejects.toThrow('ledger.moreThanOwed')
    const { transfers } = await traceMoney(ctx, 'FT-ONE')
    expect(transfers.map(({ kind }) => kind)).toEqual(['settlement'])
  })

  it('reported by our bank before is taken out of suspense and counted once', async () => {
    await paidBooking(ctx, { method: 'ale_pay' })
    await bankReports(ctx, 'ALEPAY QUYET TOAN', 3_960_000)
    const [receipt] = await ctx.q<{ id: number }>`select id from receipts where content = 'ALEPAY QUYET TOAN'`
    const reported = {
      kind: 'settlement',
      gateway: 'alepay',
      receiptId: receipt?.id,
      amountVnd: 4_000_000,
    } as const
    await expect(record({ ...reported, feeVnd: 39_999 })).rejects.toThrow('ledger.receiptDiffers')
    const grown = await growth(() => record({ ...reported, feeVnd: 40_000 }))
    expect(grown).toEqual({ suspense: -3_960_000, gateway_costs: 40_000, 'clearing:alepay': -4_000_000 })
    expect(await ctx.q`select state, resolution from receipts where id = ${receipt?.id}`).toEqual([
      { state: 'resolved', resolution: 'settlement' },
    ])
  })
})

describe('a payout', () => {
  async function played(): Promise<PaidBooking> {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const booking = await paidBooking(ctx, { packages: [await addPackage(ctx.q, 100_000)] })
    await ctx.q`update bookings set state = 'played' where id = ${booking.id}`
    ctx.clock.set('2026-11-25T03:00:00+07:00')
    await splitRounds(ctx)
    return booking
  }

  it('goes to each club up to the sum of its own rounds', async () => {
    const [first] = [await played(), await played()]
    const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${first.id}`
    const courseId = course?.id
    const owed = async () =>
      (await readOwed(ctx.q, 'vi')).clubs.find(({ facility_id }) => facility_id === courseId)?.amount
    expect(await owed()).toBe(3_600_000)
    const paid = { kind: 'club_payout', courseId } as const
    await expect(record({ ...paid, amountVnd: 3_600_001 })).rejects.toThrow('ledger.moreThanOwed')
    expect(await growth(() => record({ ...paid, amountVnd: 3_000_000 }))).toEqual({
      bank: -3_000_000,
      club_shares_owed: -3_000_000,
    })
    const rest = [record({ ...paid, amountVnd: 600_000 }), record({ ...paid, amountVnd: 600_000 })]
    const outcomes = await Promise.allSettled(rest)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await owed()).toBeUndefined()
  })

  it('of premiums goes to the insurer', async () => {
    await played()
    const { premiums } = await readOwed(ctx.q, 'vi')
    expect(await growth(() => record({ kind: 'premium_payout', amountVnd: premiums }))).toEqual({
      bank: -premiums,
      premiums_owed: -premiums,
    })
  })

  it('of premiums waits for the round: until then they may go back to the golfer', async () => {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const owed = async () => (await readOwed(ctx.q, 'vi')).premiums
    const before = await owed()
    const { id, member, staff } = await paidBooking(ctx, { packages: [await addPackage(ctx.q, 100_000)] })
    expect(await owed()).toBe(before)
    await expect(record({ kind: 'premium_payout', amountVnd: before + 1 })).rejects.toThrow(
      'ledger.moreThanOwed',
    )
    if (before > 0) await record({ kind: 'premium_payout', amountVnd: before })
    await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', target: {}, idempotency: null })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
    await agreeAsStaff(ctx, { staff, lang: 'vi' }, refund?.id ?? 0)
    expect(await owed()).toBe(0)
  })

  it('of premiums is what the insurer reads in the list of the month, without cover that was withdrawn', async () => {
    const at = '2027-02-24T06:30:00+07:00'
    const d100 = await addPackage(ctx.q, 100_000)
    const { id } = await paidBooking(ctx, { at, players: 2, packages: [d100] })
    const given = await paidBooking(ctx, { at, players: 1, packages: [d100] })
    await cancelBooking(ctx, given.member, { bookingId: given.id, reason: '', target: {}, idempotency: null })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${given.id}`
    await agreeAsStaff(ctx, { staff: given.staff, lang: 'vi' }, refund?.id ?? 0)
    const before = (await readOwed(ctx.q, 'vi')).premiums
    await ctx.q`update bookings set state = 'played' where id = ${id}`
    const list = await premiumList(ctx.q, '2027-02', 'en')
    expect(list.map(({ insured, premium, cover }) => ({ insured, premium, cover }))).toEqual([
      { insured: 'Khách 1', premium: 0, cover: 20_000_000 },
      { insured: 'Khách 1', premium: 100_000, cover: 100_000_000 },
      { insured: 'Khách 2', premium: 0, cover: 20_000_000 },
      { insured: 'Khách 2', premium: 100_000, cover: 100_000_000 },
    ])
    expect((await readOwed(ctx.q, 'vi')).premiums - before).toBe(200_000)
    expect(await premiumList(ctx.q, '2027-01', 'en')).toEqual([])
  })
})

it('refuses a movement whose parts do not fit together', async () => {
  const reported = { bankReference: 'X', feeVnd: 0, occurredAt: ctx.clock.now(), note: '', amountVnd: 1 }
  await expect(recordBankMovement(ctx, admin, { ...reported, kind: 'club_payout' })).rejects.toThrow(
    'information.invalid',
  )
  await expect(
    recordBankMovement(ctx, admin, { ...reported, kind: 'premium_payout', gateway: 'alepay' }),
  ).rejects.toThrow('information.invalid')
})
