import { messageChannels, messageTopics } from '@teeviet/contract/rules/messages/message-channels'
import { ZaloFailure } from '#platform/gateways/zalo/zalo-sender'
import { chooseChannel } from '#platform/notifications/push/channels'
import { sendMessage } from '#platform/notifications/send/send-message'
import type { Act } from './act.ts'

/** A golfer chooses by which channel the messages of a topic come. */
const choosesChannel: Act = async ({ ctx, golfers }, dice) => {
  const golfer = dice.of(golfers)
  if (!golfer) return null
  const choice = {
    topic: dice.among(messageTopics[0], ...messageTopics),
    channel: dice.among('zalo', ...messageChannels),
  }
  return {
    kind: choice.channel,
    text: `golfer ${golfers.indexOf(golfer)} chooses ${choice.channel} for ${choice.topic}`,
    run: () => chooseChannel(ctx, ctx.q, { phone: golfer.phone, ...choice }),
  }
}

/** A message of the outbox is sent; Zalo takes it, or has no account of the number. */
const sendsMessage: Act = async ({ ctx }, dice) => {
  const waiting = await ctx.q<{ id: number }>`
    select id from messages where sent_at is null and failed_at is null order by id`
  const message = dice.of(waiting)
  if (!message) return null
  const isTaken = dice.below(2) === 0
  const zalo = {
    hasGolferTemplates: true,
    send: async () => {
      if (!isTaken) throw new ZaloFailure('permanent', 'recipient', '-118')
      return { providerMessageId: 'ZNS' }
    },
  }
  return {
    kind: isTaken ? 'taken' : 'refused',
    text: `message ${message.id} is sent, ${isTaken ? 'taken' : 'refused'} by Zalo`,
    run: () => sendMessage({ ...ctx, gateways: { ...ctx.gateways, zalo } }, { messageId: message.id }),
  }
}

export const messageActs = { choosesChannel, sendsMessage }
