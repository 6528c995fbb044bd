import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { passkeyOptions, passkeyToAddOptions } from '@teeviet/contract/entities/passkey'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import { keyedHash } from '../devices/keyed-hash.ts'
import { challengeSeconds, keepChallenge } from './challenges.ts'
import { passkeysOf } from './passkeys.ts'

type Config = Context['config']
type Descriptor = z.output<typeof passkeyOptions>['allowCredentials'][number]
type Transport = Descriptor['transports'][number]

const siteName = 'TeeViet'
/** Ed25519, ES256 and RS256 (COSE), one of which every authenticator has. */
export const keyTypes = [-8, -7, -257]
const timeout = challengeSeconds * 1000

/** The site that passkeys belong to: the host that golfers open. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** The options for logging in with any passkey of this site, with a stored challenge. */
export async function optionsToLogIn(ctx: Context): Promise<z.output<typeof passkeyOptions>> {
  const { id: rpID } = relyingParty(ctx.config)
  const userVerification = 'required'
  const { challenge } = await generateAuthenticationOptions({ rpID, timeout, userVerification })
  await keepChallenge(ctx, challenge, 'log-in')
  return { challenge, timeout, rpId: rpID, userVerification, allowCredentials: [] }
}

/** The options for a new passkey of a golfer, with a stored challenge. `name` is what the device shows. */
export async function optionsToAdd(
  ctx: Context,
  { memberId, name, displayName }: { memberId: number; name: string; displayName: string },
): Promise<z.output<typeof passkeyToAddOptions>> {
  const { id } = relyingParty(ctx.config)
  // the authenticator stores the golfer under this name, which contains no personal data
  const userID = new Uint8Array(keyedHash(ctx.config.secrets.code, 'passkey owner', String(memberId)))
  const authenticatorSelection = { residentKey: 'required', userVerification: 'required' } as const
  const made = await generateRegistrationOptions({
    rpName: siteName,
    rpID: id,
    userName: name,
    userDisplayName: displayName,
    userID,
    timeout,
    authenticatorSelection,
    supportedAlgorithmIDs: keyTypes,
  })
  await keepChallenge(ctx, made.challenge, `add:${memberId}`)
  return {
    challenge: made.challenge,
    timeout,
    rp: { id, name: siteName },
    user: made.user,
    pubKeyCredParams: made.pubKeyCredParams,
    excludeCredentials: (await passkeysOf(ctx.q, memberId)).map(descriptorOf),
    authenticatorSelection,
  }
}

const transports: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** The ways that browsers name for reaching an authenticator; others are of no use to them. */
export function knownTransports(named: readonly string[]): Transport[] {
  return transports.filter((transport) => named.includes(transport))
}

function descriptorOf(passkey: { credentialId: string; transports: readonly string[] }): Descriptor {
  return { id: passkey.credentialId, type: 'public-key', transports: knownTransports(passkey.transports) }
}
