import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { passkeyAnswer, passkeyToAdd } from '@teeviet/contract/entities/passkey'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { takeChallenge } from './challenges.ts'
import { keyTypes, knownTransports, relyingParty } from './options.ts'
import { findPasskey, type NewPasskey, type Passkey, recordUse } from './passkeys.ts'

export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type PasskeyToAdd = z.output<typeof passkeyToAdd>

/**
 * Checks a new passkey of a golfer: this site's, made for a challenge of theirs, which is then used up.
 * @throws Refusal `passkey.refused`
 */
export async function verifyNewPasskey(
  ctx: Context,
  memberId: number,
  { id, rawId, type, response }: PasskeyToAdd,
): Promise<NewPasskey> {
  const transports = knownTransports(response.transports ?? [])
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.config)
  const verified = await orRefused(ctx, () =>
    verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, transports } },
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, `add:${memberId}`),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyTypes,
    }),
  )
  if (!verified.verified) throw new Refusal('passkey.refused')
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  }
}

/**
 * Checks the browser's proof that it holds a stored passkey, and records the use. A signed challenge is used
 * up, also by a wrong signature. Every refusal is the same: a stranger learns nothing from it.
 * @throws Refusal `passkey.refused`
 */
export async function verifyPasskey(
  ctx: Context,
  { id, rawId, type, response }: PasskeyAnswer,
): Promise<Passkey> {
  const passkey = await findPasskey(ctx.q, id)
  if (!passkey) throw new Refusal('passkey.refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.config)
  const { verified, authenticationInfo } = await orRefused(ctx, () =>
    verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, 'log-in'),
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
  const use = { id: passkey.id, counter: authenticationInfo?.newCounter ?? 0, now: ctx.clock.now() }
  if (!verified || !(await recordUse(ctx.q, use))) throw new Refusal('passkey.refused')
  return passkey
}

/** The library names what is wrong by throwing; the log keeps the reason, the caller gets none. */
async function orRefused<Result>(ctx: Context, verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused')
    throw new Refusal('passkey.refused')
  }
}
