import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { passkeyAnswer, passkeyToAdd } from '@teeviet/contract/entities/passkey'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { type ChallengePurpose, takeChallenge } from './challenges.ts'
import { keyTypes, knownTransports, relyingParty } from './options.ts'
import { findPasskey, type NewPasskey, type Passkey, recordUse } from './passkeys.ts'

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type PasskeyToAdd = z.output<typeof passkeyToAdd>

/** For what a proof must have been made, and the refusal of every other one. */
export type ExpectedProof = {
  purpose: ChallengePurpose
  refusal: 'passkey.refused' | 'staff.passkeyRefused'
}

/**
 * Checks a new passkey: this site's, made for a challenge with the given purpose, which is then used up.
 * @throws Refusal of `expected`
 */
export async function verifyNewPasskey(
  ctx: Context,
  expected: ExpectedProof,
  { id, rawId, type, response }: PasskeyToAdd,
): Promise<NewPasskey> {
  const transports = knownTransports(response.transports ?? [])
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.config)
  const verified = await orRefused(ctx, expected, () =>
    verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, transports } },
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, expected.purpose),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyTypes,
    }),
  )
  if (!verified.verified) throw new Refusal(expected.refusal)
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  }
}

/**
 * Checks the browser's proof that it holds a passkey. A signed challenge is used up, also by a wrong signature.
 * @returns the counter that the authenticator reported, which the caller records
 * @throws Refusal of `expected`
 */
export async function verifyProof(
  ctx: Context,
  expected: ExpectedProof,
  passkey: NewPasskey,
  { id, rawId, type, response }: PasskeyAnswer,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.config)
  const { verified, authenticationInfo } = await orRefused(ctx, expected, () =>
    verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, expected.purpose),
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: knownTransports(passkey.transports),
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw new Refusal(expected.refusal)
  return authenticationInfo.newCounter
}

/**
 * Checks the browser's proof that it holds a golfer's stored passkey, and records the use. Every refusal is the same: a
 * stranger learns nothing from it.
 * @throws Refusal `passkey.refused`
 */
export async function verifyPasskey(ctx: Context, answer: PasskeyAnswer): Promise<Passkey> {
  const passkey = await findPasskey(ctx.q, answer.id)
  if (!passkey) throw new Refusal('passkey.refused')
  const expected = { purpose: 'log-in', refusal: 'passkey.refused' } as const
  const counter = await verifyProof(ctx, expected, passkey, answer)
  if (!(await recordUse(ctx.q, { id: passkey.id, counter, now: ctx.clock.now() })))
    throw new Refusal('passkey.refused')
  return passkey
}

/** The library names what is wrong by throwing; the log keeps the reason, the caller gets none. */
async function orRefused<Result>(
  ctx: Context,
  { refusal }: ExpectedProof,
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
    throw new Refusal(refusal)
  }
}
