import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../../database/transaction.ts'
import type { SmsMessage } from '../../gateways/sms/sms-sender.ts'
import { ZaloFailure, type ZaloMessage } from '../../gateways/zalo/zalo-sender.ts'
import { messageCounts } from '../message-counts.ts'
import { type NewMessage, queueMessage } from '../outbox.ts'
import { chooseChannel, readChannels } from '../push/channels.ts'
import { smsUse } from '../sms-budget.ts'
import { sendMessage } from './send-message.ts'

let ctx: TestContext
let texts: SmsMessage[]
let taken: ZaloMessage[]
let answer: () => Promise<{ providerMessageId: string }>
const phone = '0912000088'
const paid = { phone, text: 'TeeViet: B17 đã thanh toán.', kind: 'booking' } as const

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.gateways.sms.send = async (message) => {
    texts.push(message)
    return { providerMessageId: 'SMS-1' }
  }
})
afterAll(() => ctx.close())
beforeEach(async () => {
  texts = []
  taken = []
  answer = async () => ({ providerMessageId: 'ZNS-1' })
  ctx.gateways.zalo = {
    hasGolferTemplates: true,
    send: (message) => {
      taken.push(message)
      return answer()
    },
  }
  await ctx.q`delete from messages`
  await ctx.q`delete from message_channels`
  await chooseChannel(ctx, ctx.q, { phone, topic: 'booking', channel: 'zalo' })
})

async function queued(message: NewMessage): Promise<number> {
  await inTransaction(ctx.pool, (q) => queueMessage(ctx, q, message))
  return Number((await ctx.enqueued('send-message')).at(-1)?.data.messageId)
}
const smsInPlaceOf = (id: number) => ctx.q<{ id: number }>`select id from messages where replaces_id = ${id}`
const refuses = (kind: 'temporary' | 'permanent', code: string) => () =>
  Promise.reject(new ZaloFailure(kind, 'recipient', code))

it('goes by Zalo with its text and the page that it opens, once, and costs no SMS', async () => {
  const { publicUrl } = ctx.config
  const id = await queued({ ...paid, text: `TeeViet: B17 đã thanh toán. ${publicUrl}/b/17` })
  await sendMessage(ctx, { messageId: id })
  await sendMessage(ctx, { messageId: id })
  const text = `B17 đã thanh toán. ${new URL(publicUrl).host}`
  expect(taken).toMatchObject([{ phone, template: 'golferBooking', data: { text, page: 'b/17' } }])
  expect(texts).toEqual([])
  expect((await smsUse(ctx, ctx.q)).hour).toBe(0)
  expect(await messageCounts(ctx)).toEqual({ waiting: 0, sent: 1, failed: 0 })
})

it('goes by SMS, once, when Zalo refuses it, at night too; it then counts as that SMS', async () => {
  answer = refuses('permanent', '-133')
  const id = await queued(paid)
  await Promise.all([1, 2, 3].map(() => sendMessage(ctx, { messageId: id })))
  const replaced = await smsInPlaceOf(id)
  expect(replaced).toHaveLength(1)
  await sendMessage(ctx, { messageId: replaced[0]?.id ?? 0 })
  expect(texts).toMatchObject([{ phone, text: paid.text }])
  const [row] = await ctx.q<{ failure: string; by_push: boolean; template: string }>`
    select failure, by_push, zalo_template as template from messages where id = ${id}`
  expect(row).toEqual({ failure: '-133', by_push: false, template: 'golferBooking' })
  expect(await messageCounts(ctx)).toEqual({ waiting: 0, sent: 1, failed: 0 })
})

it('is tried again under the same name for two minutes, and then goes by SMS', async () => {
  answer = refuses('temporary', 'timeout')
  const id = await queued(paid)
  await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(ZaloFailure)
  ctx.clock.advance(120)
  await sendMessage(ctx, { messageId: id })
  expect(new Set(taken.map(({ requestId }) => requestId)).size).toBe(1)
  expect(await smsInPlaceOf(id)).toHaveLength(1)
})

it('is sent again under the same name after a crash between the answer of Zalo and its record', async () => {
  answer = () => Promise.reject(new Error('the server ends here'))
  const id = await queued(paid)
  await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow('the server ends here')
  answer = async () => ({ providerMessageId: 'ZNS-1' })
  await sendMessage(ctx, { messageId: id })
  await sendMessage(ctx, { messageId: id })
  expect(taken).toHaveLength(2)
  expect(new Set(taken.map(({ requestId }) => requestId)).size).toBe(1)
  expect(texts).toEqual([])
})

it('follows the choice by topic, and never concerns codes', async () => {
  await sendMessage(ctx, { messageId: await queued({ ...paid, topic: 'offer' }) })
  await sendMessage(ctx, { messageId: await queued({ ...paid, kind: 'otp' }) })
  expect([taken.length, texts.length]).toEqual([0, 2])
  await chooseChannel(ctx, ctx.q, { phone, topic: 'offer', channel: 'zalo' })
  await sendMessage(ctx, { messageId: await queued({ ...paid, topic: 'offer' }) })
  expect(taken).toMatchObject([{ template: 'golferOffer' }])
})

it('erases the text of a link once Zalo has it', async () => {
  const id = await queued({ phone, text: `TeeViet: ${ctx.config.publicUrl}/o/key`, kind: 'link' })
  await sendMessage(ctx, { messageId: id })
  expect(taken).toMatchObject([{ data: { page: 'o/key' } }])
  expect(await ctx.q`select 1 from messages where id = ${id} and text is not null`).toEqual([])
})

it('cannot be chosen without its templates, nor at a foreign number; a choice of before goes by SMS', async () => {
  const available = async (at: string) => (await readChannels(ctx, ctx.q, at)).available
  expect(await available(phone)).toContain('zalo')
  expect(await available('+821012345678')).not.toContain('zalo')
  const id = await queued(paid)
  ctx.gateways.zalo = null
  expect(await available(phone)).not.toContain('zalo')
  expect((await readChannels(ctx, ctx.q, phone)).chosen[0]).toEqual({ topic: 'booking', channel: 'sms' })
  await sendMessage(ctx, { messageId: id })
  expect(await smsInPlaceOf(id)).toHaveLength(1)
})
