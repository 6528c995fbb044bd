/** What messages to a golfer are about: the steps of their bookings and their money, or offers such as places of the waitlist. */
export const messageTopics = ['booking', 'offer'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** How a golfer gets the messages of a topic; codes always go by SMS, or by e-mail to a foreign number. */
export const messageChannels = ['sms', 'push', 'email', 'zalo'] as const
export type MessageChannel = (typeof messageChannels)[number]
