import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { staffUser } from '../../../entities/staff/user.ts'
import { bigId, request, typed } from '../../../fields.ts'
import { clubScopes } from '../../../rules/permissions.ts'

export const rotateClubKey = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/club-key',
  may: { staff: 'accounts.edit' },
  summary: "Rotate the key of a club's system",
  description:
    "Gives an account of a club a new key for the club's own system, which sends it as a bearer token and may make the " +
    'calls of its `scopes`. The key is returned only this once and stored as its hash. The key before stays valid for ' +
    'one week; older keys end at once.',
  request: request({
    id: bigId,
    scopes: z
      .array(z.enum(clubScopes))
      .min(1)
      .max(clubScopes.length)
      .transform((chosen) => [...new Set(chosen)]),
  }),
  response: z.object({ user: staffUser, key: z.string() }),
})

export const endClubKeys = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/club-key/end',
  may: { staff: 'accounts.edit' },
  summary: "End the keys of a club's system",
  description: 'Ends every key of an account at once, also the one before the current key.',
  request: request({ id: bigId }),
  response: staffUser,
})

export const saveClubWebhook = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/club-webhook',
  may: { staff: 'accounts.edit' },
  summary: 'Set where the events of a club go',
  description:
    "Sets the address to which an account of a club gets the events of its courses' bookings, with a new secret that " +
    'signs them; the secret is returned only this once. In production the address is HTTPS and no IP address of a private network (`webhook.address`). An ' +
    'empty address ends the webhook and drops what was not delivered. The secret before stays valid for one day, in ' +
    'which each event is signed with both; older ones end at once.',
  request: request({ id: bigId, url: typed(500) }),
  response: z.object({ user: staffUser, secret: z.string().nullable() }),
})

export const endPreviousClubSecret = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/club-webhook/end-previous-secret',
  may: { staff: 'accounts.edit' },
  summary: "End the previous secret of a club's webhook",
  description:
    'Signs events with the newest secret alone from now on, as for a secret that has leaked. Without a previous ' +
    'secret nothing happens. Not found for an account that is disabled or not of a club.',
  request: request({ id: bigId }),
  response: staffUser,
})
