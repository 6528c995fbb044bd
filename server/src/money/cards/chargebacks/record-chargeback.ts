import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type ClearingGateway, clearingOf } from '#platform/ledger/accounts'
import { queueMessage } from '#platform/notifications/outbox'
import { chargebackText } from '#platform/notifications/texts'
import { doAlone, doApproved } from '../../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../../approvals/second-person.ts'
import { chargedBackVnd } from '../../payments/charged-back.ts'
import { post } from '../../posting/post.ts'
import { endTakenBack } from '../../refunds/returns/end-taken-back.ts'
import { takeBackPoints } from '../../wallet/take-back-points.ts'

export type ChargebackCase = {
  reference: string
  gatewayReference: string
  amountVnd: number
  occurredAt: Date
  note: string
}

type Charged = {
  id: number
  memberId: number
  gateway: ClearingGateway
  billId: number | null
  amountVnd: number
  feeVnd: number
}

/**
 * Books a chargeback of a card network: out of the gateway's clearing, into the account of disputes, once for the
 * gateway's number of the case, and notifies the golfer. The booking does not change: staff decide about it. The points
 * of a top-up are taken from the wallet as far as they are there, and a pending refund of the bill counts as paid.
 *
 * @throws Refusal `payment.notFound` for a payment no gateway took, `payment.chargebackAmount` for more than was charged,
 *   and those of `requireSecondPerson`
 */
export function recordChargeback(
  ctx: Context,
  staff: Staff,
  reported: ChargebackCase,
  approvalId?: number,
): Promise<void> {
  const work = async (q: Query) => {
    const isNew = await bookChargeback(ctx, q, staff, reported)
    return { answer: undefined, sensitive: isNew ? sensitiveCase(reported) : null }
  }
  return approvalId === undefined ? doAlone(ctx, staff, work) : doApproved(ctx, staff, approvalId, work)
}

/** A case as its call has it. */
export function caseOf(input: InputOf<'POST /api/staff/chargebacks'>): ChargebackCase {
  const { transaction_id: reference, gateway_reference: gatewayReference, amount: amountVnd, note } = input
  return { reference, gatewayReference, amountVnd, occurredAt: new Date(input.occurred_at), note }
}

/** What recording a case books. */
export const sensitiveCase = ({ reference, gatewayReference, amountVnd }: ChargebackCase): SensitiveAct => ({
  act: 'chargeback',
  subject: `${reference} ${gatewayReference}`,
  amountVnd,
})

/** Whether it is booked now, rather than before. */
async function bookChargeback(
  ctx: Context,
  q: Query,
  staff: Staff,
  { reference, gatewayReference, amountVnd, occurredAt, note }: ChargebackCase,
): Promise<boolean> {
  const now = ctx.clock.now()
  const [payment] = await q<Charged>`
      select id, member_id as "memberId", gateway, bill_id as "billId", amount_vnd as "amountVnd", fee_vnd as "feeVnd"
      from payments where reference = ${reference} and gateway is not null and state = 'succeeded'`
  if (!payment) throw new Refusal('payment.notFound')
  const { id: paymentId, memberId, gateway, billId, feeVnd } = payment
  const leftVnd = payment.amountVnd + feeVnd - (await chargedBackVnd(q, paymentId, gatewayReference))
  if (amountVnd === 0 || amountVnd > leftVnd) throw new Refusal('payment.chargebackAmount')
  const booked = await q<{ id: number }>`
      insert into chargebacks (payment_id, gateway, gateway_reference, amount_vnd, note, occurred_at, recorded_at, recorded_by)
      values (${paymentId}, ${gateway}, ${gatewayReference}, ${amountVnd}, ${note}, ${occurredAt}, ${now}, ${staff.id})
      on conflict on constraint chargeback_is_booked_once do nothing returning id`
  if (booked.length === 0) return false
  const cause = `chargeback:${gateway}:${gatewayReference}`
  await post(q, {
    cause,
    kind: 'chargeback',
    entries: [
      { account: ACCOUNTS.chargebacks, amountVnd },
      { account: clearingOf(gateway), amountVnd: -amountVnd },
    ],
    occurredAt,
    now,
    ...(billId === null ? {} : { billId }),
    paymentId,
  })
  if (billId === null) {
    // the fee never was in the wallet
    const takenVnd = Math.min(amountVnd, leftVnd - feeVnd)
    await takeBackPoints(q, { memberId, paymentId, amountVnd: takenVnd, cause, occurredAt, now })
  } else await endTakenBack(ctx, q, paymentId, { actor: { kind: 'staff', id: staff.id }, now })
  await notifyGolfer(ctx, q, { memberId, billId, reference, amountVnd })
  return true
}

type ChargebackNotice = { memberId: number; billId: number | null; reference: string; amountVnd: number }

async function notifyGolfer(
  ctx: Context,
  q: Query,
  { memberId, billId, reference, amountVnd }: ChargebackNotice,
) {
  const [golfer] = await q<{ phone: string | null; language: Language; code: string | null }>`
    select m.phone, coalesce(b.language, m.language) as language, b.code
    from members m left join bookings b on b.id = ${billId} where m.id = ${memberId}`
  if (!golfer?.phone) return
  const text = chargebackText(golfer.language, golfer.code ?? reference, amountVnd)
  await queueMessage(ctx, q, {
    phone: golfer.phone,
    text,
    kind: 'booking',
    ...(billId ? { bookingId: billId } : {}),
  })
}
