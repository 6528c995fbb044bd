import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { request, typed, yesNo } from '../../../fields.ts'

export const staffFactor = defineCall({
  method: 'GET',
  path: '/api/staff/factor',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "Get one's own second factor",
  description:
    'Returns whether the account has an authenticator app as second factor, and how many recovery codes are left.',
  request: request({}),
  response: z.object({ is_active: yesNo, recovery_codes_left: z.int() }),
})

export const beginStaffFactor = defineCall({
  method: 'POST',
  path: '/api/staff/factor',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Begin adding a second factor',
  description:
    'Returns a new secret for an authenticator app (TOTP), also as a QR code in SVG. It counts once ' +
    '`confirmStaffFactor` has had a code. Refused (`staff.factorKnown`) when the account has an app.',
  request: request({}),
  response: z.object({ secret: z.string(), qr: z.string() }),
})

export const confirmStaffFactor = defineCall({
  method: 'POST',
  path: '/api/staff/factor/confirm',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Confirm a second factor',
  description:
    'Takes the first code of the app. All other sessions of the account end. The recovery codes are shown once; ' +
    'each replaces one code of the app.',
  request: request({ code: typed(32) }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const removeStaffFactor = defineCall({
  method: 'POST',
  path: '/api/staff/factor/remove',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "Remove one's own second factor",
  description:
    'Removes the app; needs one of its codes, or a recovery code (`staff.wrongCode`). The recovery codes go with the ' +
    'last factor of the account: they stay while it has a passkey.',
  request: request({ code: typed(32) }),
  response: z.null(),
})
