import type { MessageChannel, MessageTopic } from '@teeviet/contract/rules/messages/message-channels'
import { golferTemplates, type ZaloMessage } from '../../gateways/zalo/zalo-sender.ts'
import { pushPayload } from '../push/push-payload.ts'

type Outgoing = {
  text: string
  channel: MessageChannel | null
  topic: MessageTopic | null
  bookingId: number | null
  requestId: string
}

/**
 * The message of a golfer who has chosen Zalo for its topic, as template and values: the text, and the page that the
 * button of the template opens (`PUBLIC_URL/<page>`). Null where the golfer has chosen another channel.
 */
export function golferZalo(
  { channel, topic, ...message }: Outgoing,
  publicUrl: string,
): Pick<ZaloMessage, 'template' | 'data'> | null {
  if (channel !== 'zalo' || topic === null) return null
  const { body, url } = pushPayload(message, publicUrl)
  // Zalo takes no empty value
  return { template: golferTemplates[topic], data: { text: body, page: url.slice(1) || 'wap' } }
}
