import type { share } from '@teeviet/contract/entities/share'
import type { PaymentState } from '@teeviet/contract/rules/bookings/statuses'
import { bankName } from '@teeviet/contract/rules/money/payee'
import type { z } from 'zod'
import { system } from '#bookings/booking/record-event'
import { transferOnWire } from '#money/payments/transfer-on-wire'
import { chooseTarget } from '#money/refunds/quote/choose-target'
import type { RefundState } from '#money/refunds/refund'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { shareState } from './split-on-wire.ts'

export type Share = z.output<typeof share>

type Row = {
  paymentId: number
  reference: string
  name: string
  isOther: boolean
  amountVnd: number
  shortVnd: number
  state: PaymentState
  splitState: 'open' | 'paid' | 'returned' | 'dropped'
  /** Null once the booking no longer waits for its money. */
  payBy: Date | null
}

/** The account a player gives for what goes back of the share. */
export type ShareAccount = { refund_bank: string; refund_account: string; refund_name: string }

/**
 * The share of the player with this pass, and nothing of other players; null without one.
 * @throws Refusal `booking.notFound` for a code that no pass has
 */
export async function readShare(ctx: Context, code: string): Promise<Share | null> {
  const { q, clock } = ctx
  const now = clock.now()
  const row = await loadShare(q, code)
  if (!row || row.splitState === 'dropped') return null
  const { amountVnd, shortVnd } = row
  const state = shareState(row.state, row.splitState)
  const isOpen = state === 'open' && row.payBy !== null && now < row.payBy
  const missing = state === 'open' ? amountVnd - shortVnd : 0
  const refunds = await refundsOf(q, row.paymentId)
  return {
    name: row.name,
    amount: amountVnd,
    missing,
    state,
    payment_deadline: row.payBy?.getTime() ?? null,
    transfer: isOpen ? await transferOnWire(ctx, { reference: row.reference, amountVnd: missing }) : null,
    refunds: refunds.map((refund) => ({
      code: refund.code,
      amount: refund.amountVnd,
      state: refund.state,
      bank_name: refund.bin === null ? '' : (bankName(refund.bin) ?? ''),
      account_tail: refund.account?.slice(-4) ?? '',
      needs_account: row.isOther && refund.state === 'needs_target' ? (1 as const) : (0 as const),
      due_at: refund.dueAt.getTime(),
    })),
    now: now.getTime(),
  }
}

/**
 * Stores the account for all that goes back of a share and waits for one.
 * @throws Refusal `booking.notFound`, `refund.wrongState` when nothing waits, `refund.bankMissing`
 */
export async function giveShareAccount(ctx: Context, code: string, account: ShareAccount): Promise<Share> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const row = await loadShare(q, code)
    const waiting = row?.isOther
      ? (await refundsOf(q, row.paymentId)).filter((one) => one.state === 'needs_target')
      : []
    if (waiting.length === 0) throw new Refusal('refund.wrongState')
    const fields = { refund_to: 'bank' as const, ...account }
    for (const { id: refundId } of waiting)
      await chooseTarget(ctx, q, { refundId, memberId: null, isFirst: true, fields, actor: system, now })
  })
  const share = await readShare(ctx, code)
  if (!share) throw new Refusal('booking.notFound')
  return share
}

async function loadShare(q: Query, code: string): Promise<Row | null> {
  const [pass] = await q<{ playerId: number }>`
    select player_id as "playerId" from player_passes where code = ${code}`
  if (!pass) throw new Refusal('booking.notFound')
  const [row] = await q<Row>`
    select p.id as "paymentId", p.reference,
      coalesce(name_of_player(y.guest_name, m.fullname, m.vga), '') as name,
      y.member_id is distinct from p.member_id as "isOther" /* not null */, p.amount_vnd as "amountVnd", p.state,
      s.state as "splitState", case when b.state = 'placed' then b.pay_by end as "payBy",
      coalesce((select sum(r.amount_vnd - r.applied_vnd) from receipts r
        where r.payment_id = p.id and r.state = 'unmatched' and r.reason = 'short'), 0)::bigint as "shortVnd" /* not null */
    from payments p join bill_splits s on s.id = p.split_id and s.state <> 'dropped'
    join booking_players y on y.id = p.player_id left join members m on m.id = y.member_id
    join bookings b on b.id = p.bill_id
    where p.player_id = ${pass.playerId} order by p.id desc limit 1`
  return row ?? null
}

type RefundRow = {
  id: number
  code: string
  amountVnd: number
  state: RefundState
  bin: string | null
  account: string | null
  dueAt: Date
}

function refundsOf(q: Query, paymentId: number): Promise<RefundRow[]> {
  return q<RefundRow>`
    select id, code, amount_vnd as "amountVnd", state, bank_bin as bin, account_number as account, due_at as "dueAt" from refunds
    where payment_id = ${paymentId} and state not in ('requested', 'refused') and not is_held and amount_vnd > 0 order by id`
}
