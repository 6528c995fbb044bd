import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@teeviet/contract/rules/languages'

/**
 * Whose page takes the money of a card, an account or a wallet elsewhere: `alepay`, `epay`, or a partner bank's code.
 */
export type GatewayName = string

/** A plan of paying by instalments, in the gateway's own words. */
export type InstallmentChoice = { bankCode: string; paymentMethod: string; months: number }

/** The payment a gateway is requested to take. Money is whole VND, card fee included. */
export type GatewayOrder = {
  /** Ours, unique for ever: one attempt is one reference. */
  reference: string
  amountVnd: number
  description: string
  buyer: { name: string; phone: string; email: string; memberId: number }
  language: Language
  /** Where the browser comes back to, however it ended, and where the gateway notifies us. */
  returnUrl: string
  notifyUrl: string
  now: Date
  /** From when on the gateway should take nothing any more. */
  expiresAt: Date
  installment?: InstallmentChoice | undefined
}

/**
 * How the browser gets to the gateway's page: by an address, or by posting a form there; for phones another address and
 * other fields when the gateway has a page of its own for them.
 */
export type GatewayRedirect = { kind: 'link'; url: string } | (Form & { kind: 'form'; onPhone?: Form })

type Form = { url: string; fields: Readonly<Record<string, string>> }

export type Started = {
  redirect: GatewayRedirect
  /** The gateway's own number of the payment, when it has one by now. */
  providerReference: string | null
}

/** Why no money came, in our words; each has its text for the golfer in the error catalogue. */
export type FailureReason = 'declined' | 'cancelled' | 'expired' | 'installmentRefused'

/**
 * The status of an attempt at the gateway. `givenBack`: paid and since refunded in part or in whole; `unknown`: not
 * known to the gateway.
 */
export type Inquiry =
  | ({ state: 'paid' } & Charge)
  | ({ state: 'givenBack' } & Charge)
  | { state: 'failed'; reason: FailureReason; code: string }
  | { state: 'pending'; code: string }
  | { state: 'unknown' }

type Charge = { amountVnd: number; providerReference: string; occurredAt: Date }

/** One of our attempts, as much of it as a gateway needs to find it. */
export type Attempt = {
  reference: string
  providerReference: string | null
  amountVnd: number
  createdAt: Date
}

/** A verified notification. It only triggers an inquiry: its own statement about the money is never trusted. */
export type GatewayNotice = {
  /** Unique at the gateway for this event: a repeat carries the same one. */
  eventId: string
  reference: string
  providerReference: string
  amountVnd: number
}

export type NoticeFailure = 'signature_missing' | 'signature_wrong' | 'malformed' | 'not_ours'
export type VerifiedNotice = { ok: true; notice: GatewayNotice } | { ok: false; failure: NoticeFailure }

export type RefundOrder = {
  /** Ours, unique for ever: asking again with the same one never pays twice. */
  refundReference: string
  payment: Attempt & { providerReference: string }
  amountVnd: number
  reason: string
  now: Date
}

/** `refused` is the gateway's own no: money has to go back another way. `pending`: ask again with `inquireRefund`. */
export type RefundResult =
  | { state: 'done'; providerReference: string }
  | { state: 'pending' }
  | { state: 'refused'; code: string }

/**
 * One gateway, speaking its own protocol. Every method may throw `GatewayDown` when the gateway cannot be reached,
 * does not answer in time or answers nonsense: then nothing is known and the caller asks again later.
 */
export type Gateway = {
  readonly name: GatewayName
  start(order: GatewayOrder): Promise<Started>
  /** Checks that a notification is the gateway's, over the exact bytes received. Never throws. */
  verifyNotice(received: { headers: IncomingHttpHeaders; rawBody: Buffer | string }): VerifiedNotice
  inquire(attempt: Attempt, now: Date): Promise<Inquiry>
  refund(order: RefundOrder): Promise<RefundResult>
  /** `unknown` when the gateway never got the refund: it may be asked for again. */
  inquireRefund(order: RefundOrder): Promise<RefundResult | { state: 'unknown' }>
}

/** The refund functions of a gateway. */
export type Refunder = Pick<Gateway, 'refund' | 'inquireRefund'>

/** The banks' offers for an amount, before the gateway's page is opened. Money is whole VND. */
export type InstallmentBank = {
  bankCode: string
  bankName: string
  paymentMethods: {
    paymentMethod: string
    periods: { month: number; amountFee: number; amountFinal: number; amountByMonth: number }[]
  }[]
}

export type TakesInstallments = { installments(amountVnd: number): Promise<InstallmentBank[]> }

/** The gateway refuses such a payment; its page was never shown. Asking again returns the same. */
export class StartRefused extends Error {
  readonly reason: FailureReason

  constructor(gateway: GatewayName, reason: FailureReason, code: string) {
    super(`${gateway}: refuses the payment with code ${code}`)
    this.name = 'StartRefused'
    this.reason = reason
  }
}

/** The gateway did not answer, or its answer could not be read. */
export class GatewayDown extends Error {
  constructor(gateway: GatewayName, what: string, options?: ErrorOptions) {
    super(`${gateway}: ${what}`, options)
    this.name = 'GatewayDown'
  }
}
