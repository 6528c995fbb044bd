import {
  type MessageChannel,
  type MessageTopic,
  messageTopics,
} from '@teeviet/contract/rules/messages/message-channels'
import type { Context } from '../../context/context.ts'
import type { Query } from '../../database/sql.ts'
import { messageAddressOf } from '../message-addresses.ts'

/** The channels of a golfer: those that can be chosen, the default one first, and the choice for each topic. */
export type Channels = {
  available: MessageChannel[]
  chosen: { topic: MessageTopic; channel: MessageChannel }[]
  /** The proved address; null without one. */
  email: string | null
}

/** Reads the channels of a phone. A choice that can no longer be made counts as the default. */
export async function readChannels(
  { gateways }: Pick<Context, 'gateways'>,
  q: Query,
  phone: string,
): Promise<Channels> {
  const basic = phone.startsWith('+') ? 'email' : 'sms'
  const email = await messageAddressOf(q, phone)
  const available: MessageChannel[] = [basic]
  if (basic === 'sms' && email !== null) available.push('email')
  if (gateways.push !== null) available.push('push')
  if (basic === 'sms' && gateways.zalo?.hasGolferTemplates) available.push('zalo')
  const rows = await q<{ topic: MessageTopic; channel: MessageChannel }>`
    select topic, channel from message_channels where phone = ${phone}`
  const chosen = messageTopics.map((topic) => {
    const channel = rows.find((row) => row.topic === topic)?.channel
    return { topic, channel: channel !== undefined && available.includes(channel) ? channel : basic }
  })
  return { available, chosen, email }
}

/**
 * Stores by which channel a phone gets the messages of a topic, also those that wait to be sent.
 * @returns false when the phone has no such channel
 */
export async function chooseChannel(
  ctx: Pick<Context, 'gateways' | 'clock'>,
  q: Query,
  { phone, topic, channel }: { phone: string; topic: MessageTopic; channel: MessageChannel },
): Promise<boolean> {
  const { available } = await readChannels(ctx, q, phone)
  if (!available.includes(channel)) return false
  await q`
    insert into message_channels (phone, topic, channel, changed_at)
    values (${phone}, ${topic}, ${channel}, ${ctx.clock.now()})
    on conflict (phone, topic) do update set channel = excluded.channel, changed_at = excluded.changed_at`
  return true
}
