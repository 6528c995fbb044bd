import { isMobile, normalisePhone } from '@teeviet/contract/rules/phone'
import { z } from 'zod'
import type { SandboxOptions } from '../options.ts'
import type { Store } from '../store.ts'

/** A text message that reached its phone. */
export const textMessage = z.object({
  id: z.int(),
  to: z.string(),
  text: z.string(),
  from: z.string(),
  requestId: z.string().nullable(),
  sentAt: z.iso.datetime(),
})
export type TextMessage = z.infer<typeof textMessage>

const word = z.union([z.string(), z.int()]).transform(String)
const sending = z.object({
  ApiKey: z.string(),
  SecretKey: z.string(),
  Phone: word,
  Content: z.string(),
  SmsType: word,
  Brandname: z.string().optional(),
  IsUnicode: word.optional(),
  Sandbox: word.optional(),
  RequestId: z.string().max(50).optional(),
})

/** eSMS's answers, always with HTTP 200. */
export type EsmsReply = {
  CodeResult: string
  CountRegenerate: number
  SMSID?: string
  ErrorMessage?: string
}

const problem = (CodeResult: string, ErrorMessage: string): EsmsReply => ({
  CodeResult,
  CountRegenerate: 0,
  ErrorMessage,
})

/** A phone as the inbox shows and finds it: `0901234567`; foreign numbers as digits. */
export function inboxPhone(phone: string): string {
  return normalisePhone(phone.replace(/^00/, '+'))
}

/** Takes one message as eSMS would: checks it, delivers it to the inbox, refuses a RequestId it has had. */
export async function takeMessage(
  body: unknown,
  keys: SandboxOptions['sms'],
  inbox: Store<TextMessage>,
  now: Date,
): Promise<EsmsReply> {
  const read = sending.safeParse(body)
  if (!read.success)
    return problem('118', `Unreadable: ${Object.keys(z.flattenError(read.error).fieldErrors)}`)
  const sms = read.data
  if (sms.ApiKey !== keys.apiKey || sms.SecretKey !== keys.secretKey) return problem('101', 'Wrong keys')
  const wrong = faultOf(sms)
  if (wrong) return wrong
  const requestId = sms.RequestId || null
  if (requestId && inbox.newestFirst().some((had) => had.requestId === requestId))
    return problem('124', 'This RequestId was sent before')
  const id = inbox.nextId()
  const message = {
    id,
    to: inboxPhone(sms.Phone),
    text: sms.Content,
    from: sms.Brandname ?? '',
    requestId,
    sentAt: now.toISOString(),
  }
  // "Sandbox" is eSMS's own word for: check it, but do not send it.
  if (sms.Sandbox !== '1') await inbox.put(message)
  return { CodeResult: '100', CountRegenerate: 0, SMSID: `sandbox-${id}` }
}

function faultOf(sms: z.infer<typeof sending>): EsmsReply | null {
  if (!['2', '8'].includes(sms.SmsType)) return problem('118', 'Unknown SmsType')
  if (sms.SmsType === '2' && !sms.Brandname) return problem('104', 'A brand name is needed')
  const phone = inboxPhone(sms.Phone)
  const foreign = /^[1-9]\d{9,14}$/.test(phone)
  if (!isMobile(phone) && !foreign) return problem('108', 'Not a mobile number')
  if (sms.Content.trim() === '') return problem('146', 'No text')
  if (sms.IsUnicode !== '1' && !/^[ -~\r\n]*$/.test(sms.Content))
    return problem('146', 'Accents need IsUnicode 1')
  return null
}
