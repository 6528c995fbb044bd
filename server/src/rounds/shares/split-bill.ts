import type { InputOf } from '@teeviet/contract'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { readDeposit } from '#bookings/booking/rows/deposit'
import { loadPlayers, type PlayerLine } from '#bookings/booking/rows/players'
import { moneyHeld } from '#money/payments/money-held'
import { payableBill } from '#money/payments/payable-bill'
import { dropSplit, openSplit } from '#money/payments/shares/open-split'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { addPasses } from '../calendar/share-round.ts'
import { enqueueReminder } from './remind-of-shares.ts'
import { shareAmounts } from './share-amounts.ts'
import { type Split, splitView } from './split-on-wire.ts'

type Input = InputOf<'POST /api/for_wap/split_bill'>

/** The shares are typed for the mode `own` only. */
export type WantedSplit = Pick<Input, 'id_general_bill_detail' | 'mode' | 'at_deadline'> &
  Partial<Pick<Input, 'shares'>>

type PlayerShare = { playerId: number; amountVnd: number }

/**
 * Splits an ordered bill of the golfer's own into shares, or splits it again while no money has come.
 * @throws Refusal `share.off`, `share.notThisBill`, `share.moneyArrived`, `share.onePlayer`, `share.sumDiffers`, and those
 *   of `payableBill`
 */
export async function splitBill(ctx: Context, member: Member, wanted: WantedSplit): Promise<Split> {
  if (!ctx.config.billShares) throw new Refusal('share.off')
  const { id_general_bill_detail: billId, mode, at_deadline: atDeadline } = wanted
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const { amountVnd, payBy, changeId } = await payableBill(ctx, q, member, billId)
    if (changeId !== null || (await readDeposit(q, billId))) throw new Refusal('share.notThisBill')
    await refuseArrived(q, billId)
    const players = (await loadPlayers(q, billId)).filter(({ cancelled_at }) => cancelled_at === null)
    const shares = sharesOf(wanted, amountVnd, players).filter((share) => share.amountVnd > 0)
    if (shares.length < 2) throw new Refusal('share.onePlayer')
    const splitId = await openSplit(q, { billId, memberId: member.id, mode, atDeadline, shares, payBy, now })
    await addPasses(
      q,
      players.map(({ id }) => id),
      now,
    )
    await enqueueReminder(ctx, q, splitId, { payBy, now })
    const split = await splitView(ctx, q, billId)
    if (!split) throw new Error('a split was not stored')
    return split
  })
}

/**
 * Lets a bill of the golfer's own be paid in one again, while no money has come for its shares.
 * @throws Refusal `booking.notFound`, `share.moneyArrived`
 */
export async function endSplit(ctx: Context, member: Member, billId: number): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const [own] = await q<{
      id: number
    }>`select id from bookings where id = ${billId} and member_id = ${member.id} for update`
    if (!own) throw new Refusal('booking.notFound')
    const { sharesVnd } = await moneyHeld(q, billId)
    if (sharesVnd > 0) throw new Refusal('share.moneyArrived')
    await dropSplit(q, billId, ctx.clock.now())
  })
}

async function refuseArrived(q: Query, billId: number): Promise<void> {
  const { shortVnd, checkedVnd, sharesVnd } = await moneyHeld(q, billId)
  if (shortVnd + checkedVnd + sharesVnd > 0) throw new Refusal('share.moneyArrived')
}

function sharesOf(
  { mode, shares: typed = [] }: WantedSplit,
  amountVnd: number,
  players: readonly PlayerLine[],
): PlayerShare[] {
  if (mode !== 'own') {
    const amounts = shareAmounts(mode, amountVnd, players)
    return players.map(({ id: playerId }, index) => ({ playerId, amountVnd: amounts[index] ?? 0 }))
  }
  const shares = players.map(({ id: playerId }) => ({
    playerId,
    amountVnd: typed.find(({ player_id }) => player_id === playerId)?.amount ?? 0,
  }))
  const [sumVnd, typedVnd] = [
    shares.reduce((sum, share) => sum + share.amountVnd, 0),
    typed.reduce((sum, share) => sum + share.amount, 0),
  ]
  // the amounts of strangers, or two of one player, are no shares
  if (sumVnd !== amountVnd || typedVnd !== amountVnd)
    throw new Refusal('share.sumDiffers', { amount: formatMoney(amountVnd) })
  return shares
}
