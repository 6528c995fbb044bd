import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankReports } from '#testing/bookings/bank-reports'
import { createTestContext, type TestContext } from '#testing/context'
import { listReceipts } from './receipts.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const found = async (q: string) =>
  (await listReceipts(ctx, { q, limit: 20 })).map(({ content, amount }) => `${content} ${amount}`)

test('received money is found by amount, by a part of the payer’s words and by the reference of the bank', async () => {
  await bankReports(ctx, 'tien golf cua anh An', 1_234_000)
  await bankReports(ctx, 'Le Hoa chuyen khoan', 567_000)
  await bankReports(ctx, 'giam 50% cho doan', 1_234_000)
  for (const words of ['1234000', '1.234.000', '1,234,000 đ'])
    expect(await found(words)).toEqual(['giam 50% cho doan 1234000', 'tien golf cua anh An 1234000'])
  expect(await found('LE HOA')).toEqual(['Le Hoa chuyen khoan 567000'])
  expect(await found('50%')).toEqual(['giam 50% cho doan 1234000'])
  expect(await found('golf%an')).toEqual([])
  await ctx.q`update receipts set bank_reference = 'FT2632400017' where amount_vnd = 567000`
  expect(await found('FT2632400017')).toEqual(['Le Hoa chuyen khoan 567000'])
  expect(await found('FT26324')).toEqual([])
  expect(await found('1')).toEqual([])
})
