import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  passkeyAnswer,
  passkeyOptions,
  passkeyRow,
  passkeyToAdd,
  passkeyToAddOptions,
} from '../entities/passkey.ts'
import { bigId, maybe, request, text } from '../fields.ts'
import { sessionFields } from './accounts.ts'

export const getPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_passkey_login',
  may: 'visitor',
  summary: 'Begin a login by passkey',
  description:
    'Returns the options for `navigator.credentials.get()`. Its challenge can be used once and expires after five ' +
    'minutes. It names no account: the browser lists the passkeys that it has for this site.',
  request: request({}),
  response: passkeyOptions,
})

export const loginWithPasskey = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_with_passkey',
  may: 'visitor',
  summary: 'Sign in with a passkey',
  description:
    'Signs in the golfer who owns the passkey. An unknown passkey, a wrong signature, a used or expired challenge ' +
    'and a copied authenticator are all refused alike (`passkey.refused`).',
  request: request({ credential: passkeyAnswer, merchant: maybe(text(32)) }),
  response: sessionFields,
})

export const getPasskeyToAdd = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_passkey',
  may: 'golfer',
  summary: 'Begin adding a passkey',
  description:
    'Returns the options for `navigator.credentials.create()`. Refused (`passkey.proofNeeded`) when the golfer did ' +
    'not log in by a code or a passkey in the last minutes, so that a stolen token cannot add one.',
  request: request({}),
  response: passkeyToAddOptions,
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/for_wap/add_passkey',
  may: 'golfer',
  summary: 'Add a passkey',
  description: "Stores the public key that the golfer's browser made for the challenge of `getPasskeyToAdd`.",
  request: request({ credential: passkeyToAdd }),
  response: z.null(),
})

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_passkey',
  may: 'golfer',
  summary: "List the golfer's passkeys",
  description: 'Returns the passkeys with which the golfer can log in, newest first.',
  request: request({}),
  response: z.array(passkeyRow),
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/for_wap/remove_passkey',
  may: { owner: { id: 'passkey' } },
  summary: 'Remove a passkey',
  description:
    "Removes one of the golfer's passkeys: it signs in no more. Another member's passkey is not found.",
  request: request({ id: bigId }),
  response: z.null(),
})
