import { createHash } from 'node:crypto'
import {
  type Attempt,
  type Gateway,
  GatewayDown,
  type GatewayName,
  type GatewayOrder,
  type Inquiry,
  type RefundOrder,
  type RefundResult,
  type TakesInstallments,
} from '#platform/gateways/gateway'
import type { Clock } from '#platform/time/clock'

/**
 * A gateway's current behaviour: normal, unreachable, its answer is lost, refunds are delayed, or refunds are refused
 * for good.
 */
export const moods = ['well', 'deaf', 'mute', 'slow', 'refusing'] as const
export type Mood = (typeof moods)[number]

/** One order in the gateway's records; `refunds` by our reference, in VND. */
export type Charge = {
  order: GatewayOrder
  isSeen: boolean
  state: 'open' | 'paid' | 'declined'
  paidVnd: number
  occurredAt: Date
  refunds: Map<string, { amountVnd: number; isDone: boolean }>
}

/** A simulated gateway: its records, and its protocol. */
export type PlayedGateway = {
  gateway: Gateway & TakesInstallments
  charges: Charge[]
  mood: Mood
}

const proofOf = (body: string) => createHash('sha256').update(`the gateway's key ${body}`).digest('hex')
const numberOf = (reference: string) => `P${reference}`

/** A gateway's notification of a charge. `isForged`: sent without the gateway's key. */
export function noticeOf(
  { order, state, paidVnd }: Charge,
  reported: { amountVnd?: number; isForged?: boolean },
) {
  const { reference, amountVnd } = order
  const rawBody = JSON.stringify({
    eventId: `${numberOf(reference)}:${state}`,
    reference,
    providerReference: numberOf(reference),
    amountVnd: reported.amountVnd ?? (paidVnd || amountVnd),
  })
  return { rawBody, headers: { 'x-proof': reported.isForged ? 'guessed' : proofOf(rawBody) } }
}

export function playGateway(name: GatewayName, clock: Clock): PlayedGateway {
  const charges: Charge[] = []
  const find = ({ reference }: Pick<Attempt, 'reference'>) =>
    charges.find(({ order }) => order.reference === reference)
  const played: PlayedGateway = {
    charges,
    mood: 'well',
    gateway: {
      name,
      start: (order) =>
        received(() => {
          if (!find(order)) {
            const nothing = { isSeen: false, state: 'open' as const, paidVnd: 0, occurredAt: order.now }
            charges.push({ order, ...nothing, refunds: new Map() })
          }
          const url = `https://gateway.test/${order.reference}`
          // only one of them has its number before the payment
          const providerReference = name === 'alepay' ? numberOf(order.reference) : null
          return { redirect: { kind: 'link', url }, providerReference }
        }),
      verifyNotice: ({ headers, rawBody }) => {
        const body = rawBody.toString()
        return headers['x-proof'] === proofOf(body)
          ? { ok: true, notice: JSON.parse(body) }
          : { ok: false, failure: 'signature_wrong' }
      },
      inquire: (attempt) => received(() => standingOf(find(attempt))),
      refund: (order) => received(() => refundOrder(order)),
      inquireRefund: (order) =>
        received(() => {
          const known = find(order.payment)?.refunds.get(order.refundReference)
          if (!known) return { state: 'unknown' as const }
          if (played.mood !== 'slow') known.isDone = true
          return resultOf(order, known.isDone)
        }),
      installments: async () => [],
    },
  }
  return played

  async function received<T>(work: () => T): Promise<T> {
    if (played.mood === 'deaf') throw new GatewayDown(name, 'does not hear')
    const answer = work()
    if (played.mood === 'mute') throw new GatewayDown(name, 'does not answer')
    return answer
  }

  function refundOrder(order: RefundOrder): RefundResult {
    const charge = find(order.payment)
    const before = charge?.refunds.get(order.refundReference)
    if (before) return resultOf(order, before.isDone)
    const given = [...(charge?.refunds.values() ?? [])].reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    if (!charge || played.mood === 'refusing' || given + order.amountVnd > charge.paidVnd)
      return { state: 'refused', code: '404' }
    const isDone = played.mood !== 'slow'
    charge.refunds.set(order.refundReference, { amountVnd: order.amountVnd, isDone })
    return resultOf(order, isDone)
  }

  function standingOf(charge: Charge | undefined): Inquiry {
    if (!charge) return { state: 'unknown' }
    if (charge.state === 'open') {
      const isOver = charge.order.expiresAt <= clock.now() && !charge.isSeen
      return isOver ? { state: 'failed', reason: 'expired', code: '1' } : { state: 'pending', code: '0' }
    }
    if (charge.state === 'declined') return { state: 'failed', reason: 'declined', code: '2' }
    const { order, paidVnd: amountVnd, occurredAt } = charge
    return { state: 'paid', amountVnd, providerReference: numberOf(order.reference), occurredAt }
  }
}

const resultOf = ({ refundReference }: RefundOrder, isDone: boolean): RefundResult =>
  isDone ? { state: 'done', providerReference: `R${refundReference}` } : { state: 'pending' }
