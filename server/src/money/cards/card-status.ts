import type { ErrorName } from '@teeviet/contract/errors'
import { type NotPayable, whyNotPayable } from '@teeviet/contract/rules/bookings/not-payable'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { errorText } from '#platform/context/error-text'
import { Refusal } from '#platform/context/refusal'

type Row = {
  state: string
  failure: string | null
  amountVnd: number
  feeVnd: number
  billId: number | null
  expiresAt: Date
  heldFor: string | null
  billState: BookingState | null
  /** Of the change that the payment is for. */
  changeState: 'requested' | 'offered' | 'applied' | 'dropped' | null
}

/**
 * The status of a member's own card payment: 0 in progress, 1 paid, 2 failed or expired, with the reason. An attempt
 * which ended because its bill, or the change it is for, was paid another way states that, whatever the result of the card.
 *
 * @throws Refusal `payment.notFound`
 */
export async function cardStatus(ctx: Context, member: Member, reference: string, lang: Language) {
  const [payment] = await ctx.q<Row>`
    select state, failure, amount_vnd as "amountVnd", fee_vnd as "feeVnd", bill_id as "billId", expires_at as "expiresAt",
      (select reason from receipts where payment_id = payments.id and reason is not null limit 1) as "heldFor",
      (select b.state from bookings b where b.id = payments.bill_id) as "billState",
      (select c.state from booking_changes c where c.id = payments.change_id) as "changeState"
    from payments where reference = ${reference} and member_id = ${member.id}`
  if (!payment) throw new Refusal('payment.notFound')
  const { state, amountVnd, feeVnd, billId, expiresAt } = payment
  const isOpen = state === 'created' || state === 'pending'
  const status = isOpen ? 0 : state === 'succeeded' ? 1 : 2
  const closed = status === 2 ? whyClosed(payment) : null
  return {
    transaction_id: reference,
    status,
    amount: amountVnd,
    fee: feeVnd,
    id_relation: billId,
    message: status === 2 ? errorText(whyNot(payment, closed), lang, { days: refundWorkingDays }) : '',
    not_payable: closed,
    now: ctx.clock.now().getTime(),
    payment_deadline: expiresAt.getTime(),
  } as const
}

const closedChange = { requested: null, offered: null, applied: 'paid', dropped: 'ended' } as const

/** Why the bill, or its change, cannot be paid any more; null when another attempt can. */
function whyClosed({ billState, changeState }: Row): NotPayable | null {
  if (changeState !== null) return closedChange[changeState]
  return billState && whyNotPayable(billState)
}

type Why = Extract<ErrorName, `payment.${string}`> &
  (
    | 'payment.goesBack'
    | 'payment.paidAnotherWay'
    | 'payment.ended'
    | 'payment.windowOver'
    | 'payment.cancelled'
    | 'payment.declined'
    | 'payment.expired'
    | 'payment.installmentRefused'
    | 'payment.providerDown'
  )

const reasons: Readonly<Record<string, Why>> = {
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
  installmentRefused: 'payment.installmentRefused',
  unreachable: 'payment.providerDown',
}

const closedReasons = {
  paid: 'payment.paidAnotherWay',
  over: 'payment.windowOver',
  ended: 'payment.ended',
  notYet: 'payment.expired',
} as const satisfies Record<NotPayable, Why>

function whyNot({ failure, heldFor }: Row, closed: NotPayable | null): Why {
  if (heldFor) return 'payment.goesBack'
  if (closed !== null) return closedReasons[closed]
  return reasons[failure ?? 'expired'] ?? 'payment.expired'
}
