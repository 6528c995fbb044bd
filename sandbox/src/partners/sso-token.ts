import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { ssoTokenSeconds } from '@teeviet/contract/rules/sso'
import type { BankApp } from './bank-apps.ts'
import type { Customer } from './customers.ts'
import { type Keys, seal } from './seal.ts'
import type { Variant } from './variants.ts'

type Order = { customer: Customer; variant: Variant; language: string; now: Date }

/**
 * The `data` parameter of a bank's app for a customer. Everything but `right` and `replayed` (which is right, and used
 * up by the caller) is wrong in the way its name says.
 */
export function sealSsoToken(app: BankApp, { customer, variant, language, now }: Order): string {
  if (variant === 'garbage') return 'day+khong+phai+la+du+lieu=='
  const issued = now.getTime() / 1000 - (variant === 'stale' ? 2 * ssoTokenSeconds : 0)
  const claims = {
    partner: variant === 'foreign' ? `not-${app.code}` : app.code,
    cif: customer.cif,
    phone: customer.phone,
    ts: String(Math.floor(issued)),
    nonce: randomUUID(),
    fullname: customer.fullname,
    lang: language,
  }
  const sealed = seal(claims, app.sso, variant === 'wrong_key' ? strangeKeys(app) : app)
  return variant === 'tampered' ? tamper(sealed) : sealed
}

function strangeKeys({ sso: { proof } }: BankApp): Keys {
  const signingKey =
    proof === 'rsa-sha256'
      ? generateKeyPairSync('rsa', {
          modulusLength: 2048,
          publicKeyEncoding: { type: 'spki', format: 'pem' },
          privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        }).privateKey
      : null
  return { cipherKey: randomBytes(32).toString('hex'), macSecret: randomUUID(), signingKey }
}

/** Changes one letter of the sealed text to another valid one. */
function tamper(sealed: string): string {
  const place = 24
  return sealed.slice(0, place) + (sealed[place] === '0' ? '1' : '0') + sealed.slice(place + 1)
}
