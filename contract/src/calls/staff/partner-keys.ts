import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffPartner } from '../../entities/staff/partner.ts'
import { request, text } from '../../fields.ts'
import { partnerScopes } from '../../rules/permissions.ts'

const code = text(32)

export const rotatePartnerApiKey = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/api-key',
  may: { staff: 'partners.edit' },
  summary: "Rotate the API key of a partner's system",
  description:
    'Gives a partner a new key for its own system, which sends it as a bearer token and may make the calls of its ' +
    '`scopes`. The key is returned only this once and stored as its hash. The key before stays valid for one week; ' +
    'older keys end at once.',
  request: request({
    code,
    scopes: z
      .array(z.enum(partnerScopes))
      .min(1)
      .max(partnerScopes.length)
      .transform((chosen) => [...new Set(chosen)]),
  }),
  response: z.object({ partner: staffPartner, key: z.string() }),
})

export const endPartnerApiKeys = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/api-key/end',
  may: { staff: 'partners.edit' },
  summary: "End the API keys of a partner's system",
  description: 'Ends every key of a partner at once, also the one before the current key.',
  request: request({ code }),
  response: staffPartner,
})
