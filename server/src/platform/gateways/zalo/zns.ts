import { z } from 'zod'
import { askZalo } from './ask-zalo.ts'
import { golferTemplates, type ZaloMessage, type ZaloSender, type ZaloTemplate } from './zalo-sender.ts'
import { isTokenRefused, znsFailure } from './zns-codes.ts'

export type ZnsSettings = {
  /** Root of the business API, live or sandbox, without the method's path. */
  baseUrl: string
  /** The numbers of the registered templates; empty where one of messages to golfers is not registered. */
  templates: Readonly<Record<ZaloTemplate, string>>
  /** How long one attempt may take, in milliseconds. */
  timeoutMs: number
}

/** The access token of the operator's Official Account. */
export type AccessTokens = {
  /** @throws ZaloFailure when there is none and none is to be had */
  current(): Promise<string>
  /** Zalo has refused this token: it is used no more. */
  expire(token: string): Promise<void>
}

const answer = z.object({
  error: z.union([z.string(), z.int()]).transform(String),
  data: z.object({ msg_id: z.string().nullish() }).nullish().catch(null),
})

/** Sends through the Zalo Notification Service. A refused access token is replaced once. */
export function znsSender(settings: ZnsSettings, tokens: AccessTokens): ZaloSender {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/message/template`
  const post = (message: ZaloMessage, token: string) =>
    askZalo(url, requestOf(message, settings), {
      headers: { access_token: token },
      answer,
      timeoutMs: settings.timeoutMs,
    })
  return {
    hasGolferTemplates: Object.values(golferTemplates).every(
      (template) => settings.templates[template] !== '',
    ),
    async send(message) {
      const token = await tokens.current()
      let reply = await post(message, token)
      if (isTokenRefused(reply.error)) {
        await tokens.expire(token)
        reply = await post(message, await tokens.current())
      }
      if (reply.error !== '0') throw znsFailure(reply.error)
      return { providerMessageId: reply.data?.msg_id || message.requestId }
    },
  }
}

function requestOf({ phone, template, data, requestId }: ZaloMessage, { templates }: ZnsSettings) {
  return {
    phone: phone.replace(/^0/, '84'),
    template_id: templates[template],
    template_data: data,
    tracking_id: requestId,
  }
}
