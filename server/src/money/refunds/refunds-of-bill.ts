import type { refund } from '@teeviet/contract/entities/refund'
import type { Language } from '@teeviet/contract/rules/languages'
import { type BankAccount, bankName } from '@teeviet/contract/rules/money/payee'
import type { z } from 'zod'
import type { ServiceLine } from '#bookings/booking/bill-lines'
import type { PlayerLine } from '#bookings/booking/rows/players'
import { partName } from '#bookings/booking/services-on-wire'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { reasonLine } from '#platform/notifications/why-text'
import { payerAccount } from '../inbound/payer-accounts.ts'
import { targetsLeft } from './quote/choose-target.ts'
import { reasonCode } from './quote/ending.ts'
import type { Refund } from './refund.ts'
import { wentTo } from './send/targets.ts'

export type WireRefund = z.output<typeof refund>

/** A refund with what its golfer reads of it. */
export type RefundLine = Refund & {
  fee_kept_vnd: number
  reason: string | null
  reason_code: string | null
  refusal: string | null
  bank_bin: string | null
  account_number: string | null
  requested_at: Date
  done_at: Date | null
}

/** A refund with the account that paid, where the bank named it and the refund waits for its target. */
type OwnRefundLine = RefundLine & { paid_from: BankAccount | null }

/** Every refund of a bill, in the order they were asked for. */
export function loadRefunds(q: Query, billId: number): Promise<OwnRefundLine[]> {
  return linesOf(q, { billId })
}

/** One refund; undefined when there is none with this number. */
export async function loadRefund(q: Query, refundId: number): Promise<OwnRefundLine | undefined> {
  const [line] = await linesOf(q, { refundId })
  return line
}

/** A golfer's refunds which are on no bill: money that was for the wallet; the latest first. */
export async function loadWalletRefunds(q: Query, memberId: number): Promise<OwnRefundLine[]> {
  return (await linesOf(q, { walletOf: memberId })).reverse()
}

type Which = { billId?: number | null; refundId?: number | null; walletOf?: number | null }

async function linesOf(
  q: Query,
  { billId = null, refundId = null, walletOf = null }: Which,
): Promise<OwnRefundLine[]> {
  const lines = await q<RefundLine>`
    select r.id, r.code, r.member_id, r.bill_id, r.cause, r.booking_player_id, r.service_id, r.receipt_id, r.payment_id,
      p.method, r.state, r.is_held, r.amount_vnd, r.penalty_vnd, r.premium_vnd, r.target, r.account_name, r.due_at, r.tries,
      r.method_refused, r.fee_kept_vnd, r.reason, r.reason_code, r.refusal, r.bank_bin, r.account_number, r.requested_at, r.done_at,
      exists (select from members m where m.id = r.member_id and m.deleted_at is not null) as member_gone,
      (select name_of_player(y.guest_name, m.fullname, m.vga)
        from booking_players y left join members m on m.id = y.member_id
        where y.id = p.player_id and y.member_id is distinct from p.member_id) as payer
    from refunds r left join payments p on p.id = r.payment_id
    where r.bill_id = ${billId} or r.id = ${refundId} or (r.member_id = ${walletOf} and r.bill_id is null)
    order by r.id`
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      paid_from: line.state === 'needs_target' ? await payerAccount(q, line) : null,
    })),
  )
}

/** A refund as its golfer sees it. */
export function refundOnWire(
  ctx: Pick<Context, 'gateways'>,
  line: OwnRefundLine,
  bill: { players: readonly PlayerLine[]; services: readonly ServiceLine[] },
  lang: Language,
): WireRefund {
  const { cause, paid_from } = line
  // the player who paid chooses by the link of the share
  const targets =
    line.state === 'needs_target' && !line.is_held && line.payer === null ? targetsLeft(ctx, line) : []
  return {
    id: line.id,
    code: line.code,
    cause,
    part: partOf(line, bill, lang),
    payer: line.payer ?? '',
    // the golfer reads the same of every refund that staff still have to agree to
    state: line.is_held ? 'requested' : line.state,
    amount: line.amount_vnd,
    penalty: line.penalty_vnd,
    fee_kept: line.fee_kept_vnd,
    // of money received without a request, the reason is a code of ours
    reason: cause === 'receipt' ? '' : reasonLine(lang, reasonCode(line.reason_code), line.reason ?? ''),
    refusal: line.refusal ?? '',
    refund_to: wentTo(line),
    bank_name: line.bank_bin === null ? '' : (bankName(line.bank_bin) ?? ''),
    account_tail: line.account_number?.slice(-4) ?? '',
    asked_at: line.requested_at.getTime(),
    due_at: line.due_at.getTime(),
    done_at: line.done_at?.getTime() ?? null,
    paid_from:
      paid_from && targets.includes('bank')
        ? { bank_name: bankName(paid_from.bin) ?? '', account_tail: paid_from.account.slice(-4) }
        : null,
    targets,
  }
}

function partOf(
  { cause, booking_player_id: playerId, service_id: serviceId }: RefundLine,
  bill: { players: readonly PlayerLine[]; services: readonly ServiceLine[] },
  lang: Language,
): string {
  if (playerId !== null) return partName({ kind: 'player', id: playerId }, bill, lang)
  return cause === 'service' ? partName({ kind: cause, id: serviceId ?? 0 }, bill, lang) : ''
}
