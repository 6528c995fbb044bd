import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { pushKeys } from '../../entities/messages/push-keys.ts'
import { otpCode, request, text } from '../../fields.ts'
import { messageChannels, messageTopics } from '../../rules/messages/message-channels.ts'

const choice = z.object({ topic: z.enum(messageTopics), channel: z.enum(messageChannels) })

const settings = z.object({
  /** The channels that can be chosen, the default one first. */
  available: z.array(z.enum(messageChannels)),
  chosen: z.array(choice),
  /** The proved e-mail address of the golfer; null without one. */
  email: z.string().nullable(),
  /** The key that a browser subscribes with; null where the operator sends no push messages. */
  push_key: z.string().nullable(),
  /** The endpoint that the browser of this login is subscribed with; null without push. */
  push_endpoint: z.string().nullable(),
})

export const messageSettings = defineCall({
  method: 'GET',
  path: '/api/for_wap/message_settings',
  may: 'golfer',
  summary: "Get the golfer's channels of messages",
  description:
    'Returns by which channel the golfer gets messages about bookings (`booking`) and offers such as places of the ' +
    'waitlist (`offer`), and what this browser needs for push messages. Codes always go by SMS, or by e-mail to a ' +
    'foreign number.',
  request: request({}),
  response: settings,
})

export const setMessageChannel = defineCall({
  method: 'POST',
  path: '/api/for_wap/set_message_channel',
  may: 'golfer',
  summary: 'Choose the channel of messages',
  description:
    'Stores by which channel the golfer gets the messages of a topic. Messages that no browser confirms within minutes, ' +
    'or that Zalo refuses, go by SMS instead, so that `push` and `zalo` are safe to choose. A channel that is not `available` is refused ' +
    '(`message.channelUnavailable`).',
  request: request({ topic: z.enum(messageTopics), channel: z.enum(messageChannels) }),
  response: settings,
})

export const addPush = defineCall({
  method: 'POST',
  path: '/api/for_wap/add_push',
  may: 'golfer',
  summary: 'Switch push messages on in this browser',
  description:
    'Stores the subscription of the browser, until its session ends. One golfer has ten browsers with push at most: ' +
    'another one takes the place of the oldest. Refused for a push service that is not known (`message.pushUnknown`).',
  request: request(pushKeys),
  response: settings,
})

export const removePush = defineCall({
  method: 'POST',
  path: '/api/for_wap/remove_push',
  may: 'golfer',
  summary: 'Switch push messages off in this browser',
  description: 'Removes the subscription of the browser of this login. Without one nothing happens.',
  request: request({}),
  response: settings,
})

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_email_code',
  may: 'golfer',
  summary: 'Send a code to an e-mail address for messages',
  description:
    'Sends a code to `email`, whose holder proves it by `set_email`; answers with the seconds (`time`) that it is valid. ' +
    'Not for a foreign number, which is known by the address of its login (`message.emailFixed`).',
  request: request({ email: text(254) }),
  response: z.object({ time: z.int() }),
})

export const setEmail = defineCall({
  method: 'POST',
  path: '/api/for_wap/set_email',
  may: 'golfer',
  summary: 'Prove an e-mail address for messages',
  description:
    'Stores the address with the code that it got (`otp.wrong`, `otp.expired`), in the place of an earlier one. The ' +
    'channel `email` can be chosen from then on; a message that no mail server takes goes by SMS instead.',
  request: request({ email: text(254), code: otpCode }),
  response: settings,
})

export const removeEmail = defineCall({
  method: 'POST',
  path: '/api/for_wap/remove_email',
  may: 'golfer',
  summary: 'Remove the e-mail address for messages',
  description: 'Forgets the address; messages go by SMS again. Without one nothing happens.',
  request: request({}),
  response: settings,
})

export const confirmPush = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_push',
  may: 'visitor',
  summary: 'Confirm a push message',
  description:
    'The service worker reports that it has shown the message named by `receipt`, which only the message carries: it ' +
    'then does not go by SMS. An unknown or repeated name changes nothing.',
  request: request({ receipt: z.uuid() }),
  response: z.null(),
})
