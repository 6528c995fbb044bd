import { z } from 'zod'
import { esmsFailure } from './esms-codes.ts'
import { SmsFailure, type SmsMessage, type SmsSender } from './sms-sender.ts'

export type EsmsSettings = {
  /** Root of the network, live or sandbox, without the method's path. */
  baseUrl: string
  apiKey: string
  secretKey: string
  /** The sender's name as registered with the networks. */
  brandname: string
  /** How long one attempt may take, in milliseconds. */
  timeoutMs: number
}

const answer = z.object({
  CodeResult: z.union([z.string(), z.int()]).transform(String),
  SMSID: z.string().nullish(),
})

const methodPath = '/MainService.svc/json/SendMultipleMessage_V4_post_json/'
const customerCare = '2'

/** Sends through eSMS, under a brand name, as a customer-care message. */
export function esmsSender(settings: EsmsSettings): SmsSender {
  const url = settings.baseUrl.replace(/\/+$/, '') + methodPath
  return {
    async send(message) {
      const reply = await post(url, requestOf(message, settings), settings.timeoutMs)
      const failure = esmsFailure(reply.CodeResult)
      if (failure) throw failure
      return { providerMessageId: reply.SMSID || message.requestId }
    },
  }
}

function requestOf({ phone, text, requestId }: SmsMessage, settings: EsmsSettings) {
  return {
    ApiKey: settings.apiKey,
    SecretKey: settings.secretKey,
    Phone: phone.replace(/^\+84/, '0').replace(/^\+/, ''),
    Content: text,
    SmsType: customerCare,
    Brandname: settings.brandname,
    IsUnicode: /^[ -~\r\n]*$/.test(text) ? '0' : '1',
    RequestId: requestId,
  }
}

/** eSMS reports by `CodeResult`, whatever the HTTP status; an answer without one reveals nothing about the message. */
async function post(url: string, body: object, timeoutMs: number) {
  let status: number
  let json: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    json = await response.json().catch(() => null)
  } catch (cause) {
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new SmsFailure('temporary', 'network', timedOut ? 'timeout' : 'unreachable', cause)
  }
  const parsed = answer.safeParse(json)
  if (!parsed.success) throw new SmsFailure('temporary', 'network', `http_${status}`)
  return parsed.data
}
