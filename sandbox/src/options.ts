import type { SsoShape } from '@teeviet/contract/rules/sso'
import type { Bank, BankAccount } from './bank-cards/seal.ts'

/** Where the sandbox writes about itself; never the text of a message. */
export type SandboxLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A partner bank's keys: those shared with the product, and its own key to sign SSO tokens with. */
type SandboxPartner = {
  code: string
  name: string
  bankId: number | null
  merchant: string | null
  /** 32 bytes as hex. */
  cipherKey: string
  macSecret: string
  /** PEM; null where SSO tokens are not signed with RSA. */
  signingKey: string | null
  sso: SsoShape | null
  sealing: SsoShape | null
  /** That signs the events of its webhook; null where staff have set another address. */
  webhookSecret: string | null
}

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number
  /** Loopback unless `allowOtherMachines`: the sandbox shows all messages to any client. */
  host?: string
  allowOtherMachines?: boolean
  /** Root of the product, where the webhooks go. */
  productUrl: string
  /** With it, messages and transfers survive a restart; without, they live in memory only. */
  dataDir?: string
  /** The product's own accounts, as its QR codes name them, and the secrets that the notifiers sign webhooks with. */
  bank: {
    accountNumbers: readonly string[]
    bin: string
    name: string
    sepaySecret: string
    cassoSecret: string
  }
  /** The product's credentials for the SMS network. */
  sms: { apiKey: string; secretKey: string }
  /** The product's Official Account at Zalo: its application, its first refresh token and its templates. */
  zalo?:
    | {
        appId: string
        secretKey: string
        refreshToken: string
        templateClubAsked: string
        templateClubPaid: string
        templateClubPaidChanged: string
        templateClubChanged: string
        templateGolferBooking: string
        templateGolferOffer: string
      }
    | undefined
  /** The partner banks it plays, each with the keys and shapes the product has in its row. */
  partners?: readonly SandboxPartner[]
  /** The key of the club whose system it simulates, and the secret that signs the club's events. */
  club?: { key: string; secret: string } | undefined
  /** The course at which the API tour books: one whose club has given an allotment, so that nothing waits for staff. */
  tourCourseId?: number | null
  /** The product's accounts at the gateways and on the banks' card pages. */
  gateways: {
    alepay: { tokenKey: string; checksumKey: string }
    epay: { merId: string; encodeKey: string; refundPassword: string }
  } & { [Name in Bank]: BankAccount }
  log?: SandboxLog
  /** Seconds between attempts to deliver a webhook. */
  retryAfterSeconds?: readonly number[]
  now?: () => Date
  /** The product's clock, where it can be moved forward; due work is done at once. */
  clock?: { now(): Date; forward(seconds: number): Promise<void> } | undefined
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** The address to listen on. Throws when it can be reached from other machines without permission. */
export function hostOf({ host = 'localhost', allowOtherMachines = false }: SandboxOptions): string {
  if (!allowOtherMachines && !loopback.test(host))
    throw new Error(
      `The sandbox shows one-time codes to whoever asks: it listens on this machine only, not on ${host}`,
    )
  return host
}
