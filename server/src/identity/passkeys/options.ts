import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { passkeyOptions, passkeyToAddOptions } from '@teeviet/contract/entities/passkey'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import { keyedHash } from '../devices/keyed-hash.ts'
import { type ChallengePurpose, challengeSeconds, keepChallenge } from './challenges.ts'

type Config = Context['config']
type Descriptor = z.output<typeof passkeyOptions>['allowCredentials'][number]
type Transport = Descriptor['transports'][number]

const siteName = 'TeeViet'
/** Ed25519, ES256 and RS256 (COSE), one of which every authenticator has. */
export const keyTypes = [-8, -7, -257]
const timeout = challengeSeconds * 1000

/** The site that passkeys belong to: the host that golfers and staff open. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** The options for logging in with any passkey of this site, with a stored challenge for golfers or for staff. */
export async function optionsToLogIn(
  ctx: Context,
  purpose: ChallengePurpose,
): Promise<z.output<typeof passkeyOptions>> {
  const { id: rpID } = relyingParty(ctx.config)
  const userVerification = 'required'
  const { challenge } = await generateAuthenticationOptions({ rpID, timeout, userVerification })
  await keepChallenge(ctx, challenge, purpose)
  return { challenge, timeout, rpId: rpID, userVerification, allowCredentials: [] }
}

type NewPasskeyOptions = {
  purpose: ChallengePurpose
  /** the parts of a text that names the owner, and stays the same for all of their passkeys */
  owner: readonly [string, ...string[]]
  /** what the device shows */
  name: string
  displayName: string
  /** the owner's passkeys: a device that has one of them makes no other */
  known: readonly KnownPasskey[]
}

type KnownPasskey = { credentialId: string; transports: readonly string[] }

/** The options for a new passkey, with a stored challenge. */
export async function optionsToAdd(
  ctx: Context,
  { purpose, owner, name, displayName, known }: NewPasskeyOptions,
): Promise<z.output<typeof passkeyToAddOptions>> {
  const { id } = relyingParty(ctx.config)
  // the authenticator stores the owner under this name, which contains no personal data
  const userID = new Uint8Array(keyedHash(ctx.config.secrets.code, ...owner))
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
  await keepChallenge(ctx, made.challenge, purpose)
  return {
    challenge: made.challenge,
    timeout,
    rp: { id, name: siteName },
    user: made.user,
    pubKeyCredParams: made.pubKeyCredParams,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection,
  }
}

const transports: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** The ways that browsers name for reaching an authenticator; others are of no use to them. */
export function knownTransports(named: readonly string[]): Transport[] {
  return transports.filter((transport) => named.includes(transport))
}

function descriptorOf(passkey: KnownPasskey): Descriptor {
  return { id: passkey.credentialId, type: 'public-key', transports: knownTransports(passkey.transports) }
}
