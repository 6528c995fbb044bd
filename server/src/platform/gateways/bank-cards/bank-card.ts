import { jsonOf } from '../bank-notifications/signature.ts'
import {
  type Attempt,
  type Gateway,
  GatewayDown,
  type Inquiry,
  type RefundOrder,
  type VerifiedNotice,
} from '../gateway.ts'
import { askBank, paymentStatus } from './ask-bank.ts'
import { envelope, open } from './envelope.ts'
import type { BankCardSettings } from './settings.ts'
import { startAtBank } from './start.ts'

/** A bank's own card page. The banks publish no protocol: this is the one we ask for, with each bank's cipher. */
export function bankCard(settings: BankCardSettings): Gateway {
  return {
    name: settings.code,
    start: async (order) => startAtBank(settings, order),
    verifyNotice: ({ rawBody }) => verifyBankNotice(settings, rawBody),
    inquire: (attempt) => inquireAtBank(settings, attempt),
    refund: async (order) => resultOf(settings, order, await askBank(settings, 'refund', questionOf(order))),
    inquireRefund: async (order) => {
      const answer = await askBank(settings, 'refund-status', { order: order.refundReference })
      return answer.status === 'unknown' ? { state: 'unknown' } : resultOf(settings, order, answer)
    },
  }
}

function verifyBankNotice(settings: BankCardSettings, rawBody: Buffer | string): VerifiedNotice {
  const sealed = envelope.safeParse(jsonOf(rawBody))
  if (!sealed.success) return { ok: false, failure: 'malformed' }
  const content = open(settings, sealed.data)
  if (content === undefined) return { ok: false, failure: 'signature_wrong' }
  if (sealed.data.merchant !== settings.merchant) return { ok: false, failure: 'not_ours' }
  const parsed = paymentStatus.safeParse(content)
  if (!parsed.success || !parsed.data.number) return { ok: false, failure: 'malformed' }
  const { order, number, amount, status } = parsed.data
  return {
    ok: true,
    notice: {
      eventId: `${number}:${status}`,
      reference: order,
      providerReference: number,
      amountVnd: amount,
    },
  }
}

async function inquireAtBank(settings: BankCardSettings, attempt: Attempt): Promise<Inquiry> {
  const answer = await askBank(settings, 'status', { order: attempt.reference })
  const { status, number, amount, paid_at } = answer
  if (status === 'unknown') return { state: 'unknown' }
  if (answer.order !== attempt.reference) throw new GatewayDown(settings.code, 'answers for another order')
  if (status === 'open') return { state: 'pending', code: status }
  if (status !== 'paid') return { state: 'failed', reason: status, code: status }
  if (!number || paid_at === null) return { state: 'pending', code: 'paid without a number or a time' }
  return {
    state: 'paid',
    amountVnd: amount,
    providerReference: number,
    occurredAt: new Date(paid_at),
  }
}

const questionOf = ({ payment, refundReference, amountVnd, reason }: RefundOrder) => ({
  number: payment.providerReference,
  order: refundReference,
  amount: amountVnd,
  reason,
})

function resultOf(
  { code }: BankCardSettings,
  order: RefundOrder,
  answer: Awaited<ReturnType<typeof askBank>>,
) {
  const { status, number } = answer
  if (answer.order !== order.refundReference || (status === 'paid' && answer.amount !== order.amountVnd))
    throw new GatewayDown(code, 'answers for another refund')
  if (status === 'paid' && number) return { state: 'done', providerReference: number } as const
  if (status === 'open') return { state: 'pending' } as const
  return { state: 'refused', code: status } as const
}
