import type { Member } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { splitBill } from '#rounds/shares/split-bill'
import type { Split } from '#rounds/shares/split-on-wire'
import type { TestContext } from '../context.ts'
import { bankReports } from './bank-reports.ts'
import { placedAtOnce } from './paid-booking.ts'

export type SplitBooking = {
  id: number
  member: Member
  amount: number
  split: Split
  /** The transfer contents of the shares, in the order of the players. */
  codes: string[]
  /** The codes of the passes, in the same order. */
  passes: string[]
}

/** An ordered booking whose bill is split equally. */
export async function splitBooking(
  ctx: TestContext,
  {
    atDeadline = 'expire' as 'cover' | 'expire',
    ...booking
  }: Parameters<typeof placedAtOnce>[1] & { atDeadline?: 'cover' | 'expire' } = {},
): Promise<SplitBooking> {
  const { id, member, amount } = await placedAtOnce(ctx, { players: 4, ...booking })
  const split = await splitBill(ctx, member, {
    id_general_bill_detail: id,
    mode: 'equal',
    at_deadline: atDeadline,
  })
  return { id, member, amount, split, ...linksOf(split) }
}

/** The transfer contents and the passes of the shares of a bill. */
export const linksOf = (split: Split) => ({
  codes: split.shares.map(({ bank_code }) => bank_code),
  passes: split.shares.map(({ url }) => url.split('/').at(-1) ?? ''),
})

/** A transfer with the content of a share; made now unless the bank says otherwise. */
export const paysShare = (ctx: TestContext, code: string | undefined, amount: number, at?: Date) =>
  bankReports(ctx, code ?? '', amount, at ? { at } : {})

/** The states of the shares of a bill as its golfer sees them. */
export const statesOfShares = async (ctx: TestContext, { id, member }: Pick<SplitBooking, 'id' | 'member'>) =>
  (await readBill(ctx, member, id, 'vi')).split?.shares.map(({ state }) => state)
