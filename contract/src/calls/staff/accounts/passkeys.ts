import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import {
  passkeyAnswer,
  passkeyOptions,
  passkeyToAdd,
  passkeyToAddOptions,
} from '../../../entities/passkey.ts'
import { signedInStaff } from '../../../entities/staff.ts'
import { bigId, epochMs, filled, request } from '../../../fields.ts'
import { longestPasskeyName } from '../../../rules/limits.ts'

export const beginStaffPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/staff/session/begin-passkey',
  may: 'visitor',
  summary: 'Begin a staff login by passkey',
  description:
    'Returns the options for `navigator.credentials.get()`, whose answer goes to `staffLoginWithPasskey`, or with the ' +
    'password to `staffLogin`. Its challenge can be used once and expires after five minutes. It names no account.',
  request: request({}),
  response: passkeyOptions,
})

export const staffLoginWithPasskey = defineCall({
  method: 'POST',
  path: '/api/staff/session/passkey',
  may: 'visitor',
  summary: 'Sign in a staff member with a passkey',
  description:
    'Signs in the staff member who owns the passkey, without the password: the device has asked for a fingerprint, face ' +
    'or PIN, so it counts as both factors. An unknown passkey, a wrong signature, a used or expired challenge, a copied ' +
    'authenticator and a disabled account are all refused alike (`staff.passkeyRefused`).',
  request: request({ credential: passkeyAnswer }),
  response: signedInStaff,
})

export const staffPasskeys = defineCall({
  method: 'GET',
  path: '/api/staff/passkeys',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "List one's own passkeys",
  description: 'Returns the passkeys of the staff member, newest first.',
  request: request({}),
  response: z.array(
    z.object({ id: z.int(), name: z.string(), created_at: epochMs, used_at: epochMs.nullable() }),
  ),
})

export const beginStaffPasskey = defineCall({
  method: 'POST',
  path: '/api/staff/passkeys/begin',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Begin adding a passkey of a staff member',
  description:
    'Returns the options for `navigator.credentials.create()`. Refused (`staff.proofNeeded`) when the staff member did ' +
    'not sign in within the last minutes, so that an unattended console is not enough to add one.',
  request: request({}),
  response: passkeyToAddOptions,
})

export const addStaffPasskey = defineCall({
  method: 'POST',
  path: '/api/staff/passkeys',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Add a passkey of a staff member',
  description:
    'Stores the public key that the browser made for the challenge of `beginStaffPasskey`, under a name. It is a second ' +
    'factor like the app. With the first factor of an account all its other sessions end, and the recovery codes are ' +
    'shown once; with a further one there are none.',
  request: request({ name: filled(longestPasskeyName), credential: passkeyToAdd }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const removeStaffPasskey = defineCall({
  method: 'POST',
  path: '/api/staff/passkeys/:id/remove',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "Remove one of one's own passkeys",
  description:
    'Removes a passkey; with the last factor of the account its recovery codes too. Refused (`staff.proofNeeded`) when ' +
    "the staff member did not sign in within the last minutes. A colleague's passkey is not found.",
  request: request({ id: bigId }),
  response: z.null(),
})
