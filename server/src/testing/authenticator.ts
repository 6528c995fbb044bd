import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { passkeyOptions, passkeyToAddOptions } from '@teeviet/contract/entities/passkey'
import type { z } from 'zod'

type Made = { id: string; privateKey: KeyObject; counter: number }

/** What a browser or an attacker may do differently from what the options ask. */
type Differences = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** the device asked for no fingerprint, face or PIN */
  isUnverified?: boolean
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** A device with passkeys, and the browser in front of it: writes what WebAuthn (level 3) has them send. */
export function createAuthenticator(origin: string) {
  const clientData = (type: string, challenge: string, different: Differences) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: different.challenge ?? challenge,
        origin: different.origin ?? origin,
      }),
    )

  return {
    /** Makes a passkey. */
    create(options: z.output<typeof passkeyToAddOptions>, different: Differences = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const rawId = randomBytes(32)
      const made: Made = { id: base64url(rawId), privateKey, counter: different.counter ?? 0 }
      // a COSE key: EC2, ES256, P-256, and the two coordinates of 32 bytes
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([
        authenticatorData(different.rpId ?? options.rp.id, made.counter, different, flags.hasKey),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        key,
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(authData.length)
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        length,
        authData,
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, different)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { made, credential: { id: made.id, rawId: made.id, type: 'public-key' as const, response } }
    },

    /** Proves a passkey. */
    use(made: Made, options: z.output<typeof passkeyOptions>, different: Differences = {}) {
      const authData = authenticatorData(
        different.rpId ?? options.rpId,
        different.counter ?? made.counter,
        different,
      )
      const json = clientData('webauthn.get', options.challenge, different)
      const signature = sign('sha256', Buffer.concat([authData, sha256(json)]), made.privateKey)
      return {
        id: made.id,
        rawId: made.id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}

function authenticatorData(rpId: string, counter: number, { isUnverified }: Differences, more = 0): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const flag = flags.present | (isUnverified ? 0 : flags.verified) | more
  return Buffer.concat([sha256(rpId), Buffer.from([flag]), counted])
}
