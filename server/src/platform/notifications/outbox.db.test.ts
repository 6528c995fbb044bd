import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../database/transaction.ts'
import { SmsFailure, type SmsMessage } from '../gateways/sms/sms-sender.ts'
import { cleanUpMessages } from './clean-up.ts'
import { type NewMessage, queueMessage } from './outbox.ts'
import { sendMessage } from './send-message.ts'

let ctx: TestContext
let sentMessages: SmsMessage[]
let network: (message: SmsMessage) => Promise<{ providerMessageId: string }>

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.gateways.sms.send = async (message) => {
    sentMessages.push(message)
    return network(message)
  }
})
afterAll(() => ctx.close())
beforeEach(() => {
  sentMessages = []
  network = async () => ({ providerMessageId: 'SMS-1' })
})

const otp = { phone: '0912000001', text: 'TeeViet: 012345', kind: 'otp' } as const

/** Queues a message and returns its number, read from the job that will send it. */
async function queued(message: NewMessage): Promise<number> {
  await inTransaction(ctx.pool, (q) => queueMessage(ctx, q, message))
  const job = (await ctx.enqueued('send-message')).at(-1)
  return Number(job?.data.messageId)
}

async function stored(id: number) {
  const [row] =
    await ctx.q`select text, sent_at, failed_at, failure, provider_message_id from messages where id = ${id}`
  return row
}

const fails = (kind: 'temporary' | 'permanent') => async () => {
  throw new SmsFailure(kind, 'network', '99')
}

describe('a message', () => {
  it('is sent once, however often its job runs', async () => {
    const id = await queued({ phone: '0912000001', text: 'TeeViet: đã xác nhận', kind: 'booking' })
    await sendMessage(ctx, { messageId: id })
    await sendMessage(ctx, { messageId: id })
    expect(sentMessages).toMatchObject([{ phone: '0912000001', text: 'TeeViet: đã xác nhận' }])
    expect(await stored(id)).toMatchObject({ sent_at: ctx.clock.now(), provider_message_id: 'SMS-1' })
  })

  it('exists only when the work that causes it is committed', async () => {
    const before = await ctx.q`select 1 from messages`
    const jobs = await ctx.enqueued()
    const work = inTransaction(ctx.pool, async (q) => {
      await queueMessage(ctx, q, otp)
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await ctx.q`select 1 from messages`).toHaveLength(before.length)
    expect(await ctx.enqueued()).toHaveLength(jobs.length)
  })

  it('is tried again under the same name after a failure that may pass', async () => {
    const id = await queued(otp)
    network = fails('temporary')
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(SmsFailure)
    expect(await stored(id)).toMatchObject({ sent_at: null, failed_at: null, text: otp.text })
    network = async () => ({ providerMessageId: 'SMS-2' })
    await sendMessage(ctx, { messageId: id })
    expect(new Set(sentMessages.map(({ requestId }) => requestId)).size).toBe(1)
    expect(await stored(id)).toMatchObject({ sent_at: ctx.clock.now() })
  })

  it('has a unique name across databases, though its number starts at 1 in each', async () => {
    await sendMessage(ctx, { messageId: await queued(otp) })
    await sendMessage(ctx, { messageId: await queued(otp) })
    const [one, two] = sentMessages.map(({ requestId }) => requestId)
    expect(one).toMatch(/^[0-9a-f-]{36}$/)
    expect(one).not.toBe(two)
  })

  it('is abandoned when the network refuses it permanently, with the reason', async () => {
    const id = await queued(otp)
    network = fails('permanent')
    await sendMessage(ctx, { messageId: id })
    await sendMessage(ctx, { messageId: id })
    expect(sentMessages).toHaveLength(1)
    expect(await stored(id)).toMatchObject({
      failed_at: ctx.clock.now(),
      failure: '99',
      sent_at: null,
      text: null,
    })
  })

  it('is not sent when it is too late', async () => {
    const expiresAt = new Date(ctx.clock.now().getTime() + 125_000)
    const id = await queued({ ...otp, expiresAt })
    ctx.clock.advance(125)
    await sendMessage(ctx, { messageId: id })
    expect(sentMessages).toHaveLength(0)
    expect(await stored(id)).toMatchObject({ failure: 'expired', text: null })
  })

  it('with a code is erased once it has been sent; another one stays for the staff to read', async () => {
    const code = await queued(otp)
    const news = await queued({ ...otp, kind: 'booking' })
    await sendMessage(ctx, { messageId: code })
    await sendMessage(ctx, { messageId: news })
    expect(await stored(code)).toMatchObject({ text: null })
    expect(await stored(news)).toMatchObject({ text: otp.text })
  })
})

describe('every night', () => {
  it('abandons a message never accepted, and leaves no code in plain text', async () => {
    const code = await queued({ ...otp, expiresAt: new Date(ctx.clock.now().getTime() + 125_000) })
    const lost = await queued({ ...otp, kind: 'booking' })
    ctx.clock.advance(24 * 60 * 60 - 1)
    const fresh = await queued({ ...otp, kind: 'booking' })
    await cleanUpMessages(ctx)
    expect(await stored(code)).toMatchObject({ text: null, failed_at: null })
    expect(await stored(lost)).toMatchObject({ failed_at: null })
    ctx.clock.advance(2)
    await cleanUpMessages(ctx)
    expect(await stored(lost)).toMatchObject({ failure: 'never taken', text: otp.text })
    expect(await stored(fresh)).toMatchObject({ failed_at: null, text: otp.text })
  })
})
