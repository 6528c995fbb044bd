import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffPartner } from '../../entities/staff/partner.ts'
import { webhookEvent } from '../../entities/systems/webhook.ts'
import { bigId, limit, maybe, request, text, typed } from '../../fields.ts'
import { defaultPageSize } from '../../rules/limits.ts'

const code = text(32)

export const savePartnerWebhook = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/webhook',
  may: { staff: 'partners.edit' },
  summary: 'Set where the events of a partner go',
  description:
    "Sets the address to which a partner gets the events of its customers' bookings, with a new secret that signs " +
    'them; the secret is returned only this once. In production the address is HTTPS and no IP address of a private ' +
    'network (`webhook.address`). The secret before stays valid for one day, in which each event is signed with both; ' +
    'older ones end at once. An empty address ends the webhook: its log and what was not delivered go with it.',
  request: request({ code, url: typed(500) }),
  response: z.object({ partner: staffPartner, secret: z.string().nullable() }),
})

export const endPreviousPartnerSecret = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/webhook/end-previous-secret',
  may: { staff: 'partners.edit' },
  summary: "End the previous secret of a partner's webhook",
  description:
    'Signs events with the newest secret alone from now on, as for a secret that has leaked. Without a previous ' +
    'secret nothing happens.',
  request: request({ code }),
  response: staffPartner,
})

export const partnerWebhookEvents = defineCall({
  method: 'GET',
  path: '/api/staff/partners/:code/webhook-events',
  may: { staff: 'partners.edit' },
  summary: "List the events of a partner's webhook",
  description:
    'Returns the events, newest first, each with the attempts to deliver it and the last answer. The next page starts ' +
    'after the id of the last row (`after_id`).',
  request: request({ code, limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(webhookEvent),
})

export const replayPartnerEvent = defineCall({
  method: 'POST',
  path: '/api/staff/partners/:code/webhook-events/:id/replay',
  may: { staff: 'partners.edit' },
  summary: 'Send an event to a partner again',
  description:
    'Sends an event again, with the same id and the booking as it is now, whether it was delivered, given up or still ' +
    'waits. The attempts are counted anew. An event of another partner is answered as if it did not exist.',
  request: request({ code, id: bigId }),
  response: webhookEvent,
})
