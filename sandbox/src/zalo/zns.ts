import { isMobile, normalisePhone } from '@teeviet/contract/rules/phone'
import { z } from 'zod'
import type { Store } from '../store.ts'
import type { ZaloAccount } from './tokens.ts'

/** The templates as the operator registers them at Zalo: what each says and the parameters that it needs. */
const templates = {
  clubAsked: { text: 'Khách hỏi chỗ', needs: ['code', 'course', 'when', 'players', 'key'] },
  clubPaid: { text: 'Khách đã thanh toán', needs: ['code', 'course', 'when', 'players', 'key'] },
  clubPaidChanged: {
    text: 'Khách đổi lượt đã thanh toán',
    needs: ['code', 'course', 'when', 'players', 'key'],
  },
  clubChanged: { text: 'Lượt đặt đã đổi', needs: ['code', 'course', 'when', 'players'] },
  golferBooking: { text: 'Tin về lượt chơi của bạn', needs: ['text', 'page'] },
  golferOffer: { text: 'Tin về chỗ chơi cho bạn', needs: ['text', 'page'] },
} as const
type Template = keyof typeof templates

/** A message that reached the Zalo account of a phone. */
export const zaloMessage = z.object({
  id: z.int(),
  to: z.string(),
  template: z.enum([
    'clubAsked',
    'clubPaid',
    'clubPaidChanged',
    'clubChanged',
    'golferBooking',
    'golferOffer',
  ]),
  data: z.record(z.string(), z.string()),
  trackingId: z.string(),
  sentAt: z.iso.datetime(),
})
export type StoredZaloMessage = z.infer<typeof zaloMessage>

const sending = z.object({
  phone: z.string(),
  template_id: z.string(),
  template_data: z.record(z.string(), z.string()),
  tracking_id: z.string().min(1).max(48),
})

const longestValue = 200

const problem = (error: number, message: string) => ({ error, message })

/** What a template says, before the values of its parameters. */
export const wordsOf = (template: Template): string => templates[template].text

/** Whether a phone has an account at Zalo: those that end in 99 have none. */
const hasAccount = (phone: string) => !phone.endsWith('99')

/** Takes one message as ZNS would: checks it and delivers it to the inbox; a second tracking id delivers nothing. */
export async function takeZaloMessage(
  body: unknown,
  account: ZaloAccount,
  inbox: Store<StoredZaloMessage>,
  now: Date,
) {
  const asked = sending.safeParse(body)
  if (!asked.success) return problem(-132, 'Parameter invalid')
  const { phone, template_id, template_data: data, tracking_id: trackingId } = asked.data
  const to = normalisePhone(phone)
  if (!/^84\d+$/.test(phone) || !isMobile(to)) return problem(-108, 'Phone number invalid')
  const template = templateOf(account, template_id)
  if (!template) return problem(-109, 'Template ID invalid')
  const isComplete = templates[template].needs.every((name) => (data[name] ?? '') !== '')
  const isShort = Object.values(data).every((value) => value.length <= longestValue)
  if (!isComplete || !isShort) return problem(-112, 'Template data invalid')
  if (!hasAccount(to)) return problem(-118, 'Zalo account not existed')
  const had = inbox.newestFirst().find((one) => one.trackingId === trackingId)
  const id = had?.id ?? inbox.nextId()
  if (!had) await inbox.put({ id, to, template, data, trackingId, sentAt: now.toISOString() })
  return {
    error: 0,
    message: 'Success',
    data: {
      msg_id: String(id),
      sent_time: String(now.getTime()),
      quota: { dailyQuota: '500', remainingQuota: '499' },
    },
  }
}

function templateOf(account: ZaloAccount, id: string): Template | undefined {
  const ids: Readonly<Record<Template, string>> = {
    clubAsked: account.templateClubAsked,
    clubPaid: account.templateClubPaid,
    clubPaidChanged: account.templateClubPaidChanged,
    clubChanged: account.templateClubChanged,
    golferBooking: account.templateGolferBooking,
    golferOffer: account.templateGolferOffer,
  }
  return zaloMessage.shape.template.options.find((name) => ids[name] === id)
}
