import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../database/transaction.ts'
import { SmsFailure, type SmsMessage } from '../gateways/sms/sms-sender.ts'
import { ZaloFailure, type ZaloMessage } from '../gateways/zalo/zalo-sender.ts'
import { cleanUpMessages } from './clean-up.ts'
import { messageCounts } from './message-counts.ts'
import { type NewMessage, queueMessage } from './outbox.ts'
import { sendMessage } from './send/send-message.ts'
import { smsUse } from './sms-budget.ts'

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

describe('a message by Zalo', () => {
  const zalo = { template: 'clubAsked', data: { code: 'B17', key: 'k'.repeat(22) } } as const
  const asked = { phone: '0912000002', text: 'TeeViet: /c/kkkk', kind: 'club', zalo } as const
  let taken: ZaloMessage[]
  let answer: (message: ZaloMessage) => Promise<{ providerMessageId: string }>
  const refuses = (kind: 'temporary' | 'permanent') => async () => {
    throw new ZaloFailure(kind, 'recipient', '-118')
  }
  const smsInPlaceOf = (id: number) =>
    ctx.q<{ id: number; phone: string | null; text: string | null; kind: string; expires_at: Date | null }>`
      select id, phone, text, kind, expires_at from messages where replaces_id = ${id}`

  beforeEach(() => {
    taken = []
    answer = async () => ({ providerMessageId: 'ZNS-1' })
    ctx.gateways.zalo = {
      hasGolferTemplates: false,
      send: (message) => {
        taken.push(message)
        return answer(message)
      },
    }
  })

  it('goes to the number by its template, once, and leaves neither link nor values', async () => {
    const id = await queued(asked)
    await sendMessage(ctx, { messageId: id })
    await sendMessage(ctx, { messageId: id })
    expect(taken).toMatchObject([{ phone: asked.phone, ...zalo }])
    expect(sentMessages).toEqual([])
    expect(await stored(id)).toMatchObject({
      sent_at: ctx.clock.now(),
      provider_message_id: 'ZNS-1',
      text: null,
    })
    expect(await ctx.q`select zalo_data from messages where id = ${id}`).toEqual([{ zalo_data: null }])
  })

  it('goes by SMS to the same number, once, when Zalo refuses it permanently', async () => {
    const expiresAt = new Date(ctx.clock.now().getTime() + 600_000)
    const id = await queued({ ...asked, expiresAt })
    answer = refuses('permanent')
    await sendMessage(ctx, { messageId: id })
    await sendMessage(ctx, { messageId: id })
    expect(taken).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ failure: '-118', failed_at: ctx.clock.now(), text: null })
    const replaced = await smsInPlaceOf(id)
    expect(replaced).toMatchObject([
      { phone: asked.phone, text: asked.text, kind: 'club', expires_at: expiresAt },
    ])
    await sendMessage(ctx, { messageId: replaced[0]?.id ?? 0 })
    expect(sentMessages).toMatchObject([{ phone: asked.phone, text: asked.text }])
    expect(taken).toHaveLength(1)
  })

  it('is not replaced a second time when the SMS in its place fails too', async () => {
    const id = await queued(asked)
    answer = refuses('permanent')
    network = fails('permanent')
    await sendMessage(ctx, { messageId: id })
    const [sms] = await smsInPlaceOf(id)
    const jobs = await ctx.enqueued('send-message')
    await sendMessage(ctx, { messageId: sms?.id ?? 0 })
    await sendMessage(ctx, { messageId: id })
    expect(await stored(sms?.id ?? 0)).toMatchObject({ failure: '99', failed_at: ctx.clock.now() })
    expect(await ctx.enqueued('send-message')).toHaveLength(jobs.length)
  })

  it('is replaced once when two servers try to send it at the same time', async () => {
    const id = await queued(asked)
    const both = Promise.withResolvers<void>()
    answer = async () => {
      if (taken.length === 2) both.resolve()
      await both.promise
      throw new ZaloFailure('permanent', 'recipient', '-118')
    }
    await Promise.all([sendMessage(ctx, { messageId: id }), sendMessage(ctx, { messageId: id })])
    expect(await smsInPlaceOf(id)).toHaveLength(1)
  })

  it('is tried again under the same name for two minutes, and then goes by SMS', async () => {
    const id = await queued(asked)
    answer = refuses('temporary')
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(ZaloFailure)
    ctx.clock.advance(119)
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(ZaloFailure)
    expect(await smsInPlaceOf(id)).toEqual([])
    ctx.clock.advance(1)
    await sendMessage(ctx, { messageId: id })
    expect(new Set(taken.map(({ requestId }) => requestId)).size).toBe(1)
    expect(await smsInPlaceOf(id)).toMatchObject([{ phone: asked.phone }])
  })

  it('goes by SMS when the account at Zalo was taken away after it was queued', async () => {
    const id = await queued(asked)
    ctx.gateways.zalo = null
    await sendMessage(ctx, { messageId: id })
    expect(await stored(id)).toMatchObject({ failure: 'not_set_up' })
    expect(await smsInPlaceOf(id)).toMatchObject([{ phone: asked.phone, text: asked.text }])
  })

  it('is not replaced once it is too late', async () => {
    const id = await queued({ ...asked, expiresAt: new Date(ctx.clock.now().getTime() + 60_000) })
    ctx.clock.advance(60)
    await sendMessage(ctx, { messageId: id })
    expect(taken).toEqual([])
    expect(await stored(id)).toMatchObject({ failure: 'expired', text: null })
    expect(await smsInPlaceOf(id)).toEqual([])
  })

  it('uses none of the SMS budget, and counts as sent once the SMS in its place is sent', async () => {
    await ctx.q`delete from messages`
    await sendMessage(ctx, { messageId: await queued(asked) })
    expect((await smsUse(ctx, ctx.q)).hour).toBe(0)
    const id = await queued(asked)
    answer = refuses('permanent')
    await sendMessage(ctx, { messageId: id })
    await sendMessage(ctx, { messageId: (await smsInPlaceOf(id))[0]?.id ?? 0 })
    expect(await messageCounts(ctx)).toEqual({ waiting: 0, sent: 2, failed: 0 })
    expect((await smsUse(ctx, ctx.q)).hour).toBeGreaterThan(0)
  })
})

describe.each([
  ['SMS', { phone: '0912000003', text: 'TeeViet: B17.', kind: 'booking' }],
  ['e-mail', { phone: null, email: 'booking@thu.test', text: 'TeeViet: B17.', kind: 'booking' }],
  [
    'Zalo',
    {
      phone: '0912000003',
      text: 'TeeViet: B17.',
      kind: 'booking',
      zalo: { template: 'clubChanged', data: {} },
    },
  ],
] satisfies [string, NewMessage][])(
  'a message by %s whose sending was not recorded, after a crash',
  (_, message) => {
    it('is sent again under the same name, and then never more', async () => {
      const names: string[] = []
      let isCrashing = true
      const take = async ({ requestId }: { requestId: string }) => {
        names.push(requestId)
        if (isCrashing) throw new Error('the server ends here')
        return { providerMessageId: 'P-1' }
      }
      network = take
      ctx.gateways.email = { send: take }
      ctx.gateways.zalo = { hasGolferTemplates: false, send: take }
      const id = await queued(message)
      await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow('the server ends here')
      isCrashing = false
      await sendMessage(ctx, { messageId: id })
      await sendMessage(ctx, { messageId: id })
      expect(names).toHaveLength(2)
      expect(names[0]).toBe(names[1])
      expect(await stored(id)).toMatchObject({ provider_message_id: 'P-1' })
    })
  },
)

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
