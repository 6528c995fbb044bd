import { createECDH } from 'node:crypto'
import { bankName } from '@teeviet/contract/rules/money/payee'
import { z } from 'zod'
import { isGuessableSecret } from './guessable-secret.ts'

const SHORTEST_SECRET = 32
const SHORTEST_PASSWORD = 12

/** The production checks, on the environment's values; empty text and null mean not set. */
export type ProductionSettings = {
  /** By the name of the variable, whether the product cannot do without it. */
  secrets: readonly { name: string; value: string; isNeeded: boolean }[]
  /** Accounts and keys at others, by the name of the variable, with the sandbox's value. */
  credentials: readonly { name: string; value: string; sandboxValue: string }[]
  /** Addresses the server calls or is found at, by the name of the variable; empty ones are not offered. */
  addresses: readonly { name: string; value: string }[]
  payee: { bin: string; bankName: string; accountName: string }
  insurerName: string
  company: Readonly<Record<'name' | 'registration' | 'address' | 'hotline' | 'email', string>>
  firstAdmin: { email: string; password: string }
}

/**
 * Everything that keeps the settings from being a real operator's: sandbox values, guessable secrets, sample names,
 * local or unencrypted addresses. One sentence each, naming the variable and never its value.
 */
export function productionProblems(settings: ProductionSettings): string[] {
  return [
    ...secretProblems(settings.secrets),
    ...settings.credentials.flatMap(({ name, value, sandboxValue }) =>
      value === '' || value === sandboxValue || isSandboxText(value)
        ? [`${name} must be set to the real one`]
        : [],
    ),
    ...settings.addresses.flatMap(({ name, value }) => addressProblem(name, value)),
    ...payeeProblems(settings.payee),
    ...(isSampleText(settings.insurerName) ? ['INSURER_NAME must be the insurer of your certificates'] : []),
    ...companyProblems(settings.company),
    ...adminProblems(settings.firstAdmin),
  ]
}

function secretProblems(secrets: ProductionSettings['secrets']): string[] {
  const given = secrets.filter(({ value, isNeeded }) => isNeeded || value !== '')
  return given.flatMap(({ name, value }, position) => {
    if (value.length < SHORTEST_SECRET)
      return [`${name} must be set to at least ${SHORTEST_SECRET} random characters`]
    if (isSandboxText(value)) return [`${name} must be a secret of your own, not the sandbox's`]
    if (isGuessableSecret(value)) return [`${name} must be random: it repeats itself or follows a pattern`]
    const duplicate = given.slice(0, position).find((other) => other.value === value)
    return duplicate ? [`${name} must differ from ${duplicate.name}`] : []
  })
}

function addressProblem(name: string, value: string): string[] {
  if (value === '') return []
  const url = URL.parse(value)
  if (url?.protocol !== 'https:') return [`${name} must be an https address`]
  return isLocalHost(url.hostname) ? [`${name} must not be an address of this machine or a sample`] : []
}

function payeeProblems({ bin, bankName: name, accountName }: ProductionSettings['payee']): string[] {
  const bank = bankName(bin)
  const disagree = bank !== null && bank.toLowerCase() !== name.toLowerCase()
  return [
    ...(bank === null ? ['BANK_BIN must be the six figures of a bank that transfers reach'] : []),
    ...(disagree ? [`BANK_NAME must be ${bank}, the bank of BANK_BIN`] : []),
    ...(isSampleText(accountName)
      ? ['BANK_ACCOUNT_NAME must be the holder of the account golfers pay to']
      : []),
  ]
}

function companyProblems(company: ProductionSettings['company']): string[] {
  const { name, registration, address, hotline, email } = company
  return [
    ...(isSampleText(name) ? ['COMPANY_NAME must be the company that stands on receipts'] : []),
    ...(isSampleText(registration) || /0{8}/.test(registration)
      ? ['COMPANY_REGISTRATION must be the number of the company']
      : []),
    ...(isSampleText(address) ? ['COMPANY_ADDRESS must be the address of the company'] : []),
    ...(/^[\d\s.+]+$/.test(hotline) && hotline.replace(/\s/g, '') !== '19000000'
      ? []
      : ['COMPANY_HOTLINE must be the number golfers call']),
    ...(isOwnEmail(email) ? [] : ['COMPANY_EMAIL must be the address golfers write to']),
  ]
}

function adminProblems({ email, password }: ProductionSettings['firstAdmin']): string[] {
  if (email === '' && password === '') return []
  return [
    ...(isOwnEmail(email) ? [] : ['ADMIN_EMAIL must be an address of your own']),
    ...(password.length < SHORTEST_PASSWORD || password === 'teeviet-demo'
      ? [`ADMIN_PASSWORD must have at least ${SHORTEST_PASSWORD} characters of your own`]
      : []),
  ]
}

/** A claim is sent by the mail server, to a real address of the insurer; without an address staff send it by hand. */
export function insurerProblems(insurerEmail: string, email: { smtpUrl: string }): string[] {
  if (insurerEmail === '') return []
  return [
    ...(isOwnEmail(insurerEmail) ? [] : ['INSURER_EMAIL must be the address of the insurer']),
    ...(email.smtpUrl === '' ? ['SMTP_URL must be set: INSURER_EMAIL is'] : []),
  ]
}

/** E-mail needs a mail server and a sender of the operator's own: both, or neither where no codes go by e-mail. */
export function emailProblems(email: { login: boolean; smtpUrl: string; from: string }): string[] {
  if (!email.login && email.smtpUrl === '' && email.from === '') return []
  const why = email.login ? ': EMAIL_LOGIN is 1' : ', or neither SMTP_URL nor EMAIL_FROM be set'
  const url = URL.parse(email.smtpUrl)
  const isServer = url !== null && /^smtps?:$/.test(url.protocol) && !isLocalHost(url.hostname)
  const sender = /<([^<>]+)>\s*$/.exec(email.from)?.[1] ?? email.from
  return [
    ...(isServer ? [] : [`SMTP_URL must be an smtp or smtps address of your mail server${why}`]),
    ...(isOwnEmail(sender.trim()) ? [] : [`EMAIL_FROM must be an address of your own${why}`]),
  ]
}

/** Web push needs a pair of keys of the curve P-256 and an address by which a push service reaches the operator. */
export function pushProblems(
  push: Readonly<Record<'publicKey' | 'privateKey' | 'subject', string>> | null,
): string[] {
  if (push === null) return []
  const subject = /^mailto:(.+)$/.exec(push.subject)?.[1]
  const isReachable =
    subject === undefined ? addressProblem('', push.subject).length === 0 : isOwnEmail(subject)
  return [
    ...(isKeyPair(push) ? [] : ['PUSH_PUBLIC_KEY must be the public key of PUSH_PRIVATE_KEY']),
    ...(isReachable ? [] : ['PUSH_SUBJECT must be mailto: with an address of your own, or an https address']),
  ]
}

function isKeyPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

const isSandboxText = (text: string) => /^sandbox/i.test(text)
/** Not set, or marked as a sample the way ours are, in any language of the product. */
const isSampleText = (text: string) =>
  text.trim() === '' || /\b(?:demo|sample)\b|(?<!\p{L})mẫu(?!\p{L})|예시|（例）/iu.test(text)

/** Hosts of this machine and names reserved for tests and examples (RFC 2606 and 6761). */
function isLocalHost(host: string): boolean {
  return (
    /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(host) ||
    /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|net|org))$/.test(host)
  )
}

function isOwnEmail(email: string): boolean {
  return z.email().safeParse(email).success && !isLocalHost(email.slice(email.indexOf('@') + 1))
}
