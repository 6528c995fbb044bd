import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { pushKeys } from '../../../entities/messages/push-keys.ts'
import { request } from '../../../fields.ts'

const ownPush = z.object({
  /** The key that a browser subscribes with; null where the operator sends no push messages. */
  push_key: z.string().nullable(),
  /** The endpoint that the browser of this login is subscribed with; null without push. */
  push_endpoint: z.string().nullable(),
})

export const staffPush = defineCall({
  method: 'GET',
  path: '/api/staff/push',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "Get the push messages of one's own browser",
  description: 'Returns what the browser needs to subscribe to push messages, and whether it is subscribed.',
  request: request({}),
  response: ownPush,
})

export const addStaffPush = defineCall({
  method: 'POST',
  path: '/api/staff/push',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Switch push messages on in this browser',
  description:
    'Stores the subscription of the browser: it gets the push messages to the staff account, as of the person on duty, ' +
    'for 30 days or until the staff member signs out. Refused for a push service that is not known (`message.pushUnknown`).',
  request: request(pushKeys),
  response: ownPush,
})

export const removeStaffPush = defineCall({
  method: 'POST',
  path: '/api/staff/push/remove',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Switch push messages off in this browser',
  description: 'Removes the subscription of the browser of this login. Without one nothing happens.',
  request: request({}),
  response: ownPush,
})
