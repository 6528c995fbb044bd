import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankReports } from '#testing/bookings/bank-reports'
import { createTestContext, type TestContext } from '#testing/context'
import { checkBooks, checkInNight, checkSinceNight, faultsOfNight } from './check-books.ts'

let ctx: TestContext
let serial = 0

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** Money that is in suspense, and its transfer in the ledger. */
const moneyComes = () => bankReports(ctx, `khong ro ${++serial}`, 1_000)
const newest = async () => {
  const [row] = await ctx.q<{ cause: string }>`select cause from ledger_transfers order by id desc limit 1`
  return row?.cause ?? ''
}
/** As no statement of the product may: the last transfer loses one of its entries for the time of some work. */
async function withoutEntry(work: () => Promise<void>): Promise<void> {
  const { rows } = await ctx.pool.query('select max(id) as id from ledger_entries')
  await ctx.pool.query(`
    alter table ledger_entries disable trigger user;
    create table lost as select * from ledger_entries where id = ${rows[0]?.id};
    delete from ledger_entries where id = ${rows[0]?.id}`)
  await work()
  await ctx.pool.query(`
    insert into ledger_entries overriding system value select * from lost;
    drop table lost;
    alter table ledger_entries enable trigger user`)
}

beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.pool.query('truncate book_checks')
})

describe('the check of the books', () => {
  it('reads the whole ledger at night, and by day what was added since', async () => {
    await moneyComes()
    expect(await checkSinceNight(ctx.pool)).toMatchObject({ balanced: true, checked_at: null })
    await checkInNight(ctx)
    await moneyComes()
    const { accounts } = await checkBooks(ctx.pool)
    expect(await checkSinceNight(ctx.pool)).toEqual({
      balanced: true,
      faults: [],
      accounts: accounts.filter(({ name }) => !name.startsWith('points:')),
      checked_at: ctx.clock.now().getTime(),
    })
  })

  it('names by day a balance that its new entries do not explain', async () => {
    await checkInNight(ctx)
    await moneyComes()
    await ctx.q`update ledger_accounts set balance_vnd = balance_vnd + 1 where name = 'bank'`
    expect(await checkSinceNight(ctx.pool)).toMatchObject({ balanced: false, faults: ['account bank'] })
    await ctx.q`update ledger_accounts set balance_vnd = balance_vnd - 1 where name = 'bank'`
    expect(await checkSinceNight(ctx.pool)).toMatchObject({ balanced: true })
  })

  it('finds at night what went wrong before the last night, and shows it until a night finds nothing', async () => {
    await moneyComes()
    await checkInNight(ctx)
    expect(await faultsOfNight(ctx.q)).toBe(0)
    const cause = await newest()
    await withoutEntry(async () => {
      // by day only what is newer is read
      expect((await checkSinceNight(ctx.pool)).faults).toEqual([])
      await checkInNight(ctx)
    })
    const faults = [`transfer ${cause}`, 'account suspense']
    expect(await checkSinceNight(ctx.pool)).toMatchObject({ balanced: false, faults })
    expect(await faultsOfNight(ctx.q)).toBe(2)
    await checkInNight(ctx)
    expect(await checkSinceNight(ctx.pool)).toMatchObject({ balanced: true, faults: [] })
  })

  it('finds by day a transfer of the day that lost an entry', async () => {
    await moneyComes()
    const cause = await newest()
    await withoutEntry(async () => {
      expect((await checkSinceNight(ctx.pool)).faults).toContain(`transfer ${cause}`)
    })
  })
})
