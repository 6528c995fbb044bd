import { writeClubAccount } from '#money/payouts/club-accounts'
import { orderPayouts } from '#money/payouts/payout-orders'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { Input } from './input.ts'

/** Staff set the account of the club of a round, and order the payout of what it is owed. */
export async function orderPayout(ctx: Context, input: Pick<Input, 'staff' | 'billId'>): Promise<void> {
  await orderPayouts(ctx, input.staff, [await setAccount(ctx, input)])
}

/** Staff set the account of the club of a round; returns its course. */
export async function setAccount(
  ctx: Context,
  { staff, billId }: Pick<Input, 'staff' | 'billId'>,
): Promise<number> {
  const [round] = await ctx.q<{ course_id: number }>`select course_id from bookings where id = ${billId}`
  const facility_id = round?.course_id ?? 0
  const account = { bank_bin: '970436', account_number: '0011002233445', holder: 'SAN GOLF MAU' }
  await inTransaction(ctx.pool, (q) => writeClubAccount(ctx, q, staff, { facility_id, ...account }))
  return facility_id
}
