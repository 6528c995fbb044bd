import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../../database/transaction.ts'
import { PushFailure, type PushMessage } from '../../gateways/push/push-sender.ts'
import type { SmsMessage } from '../../gateways/sms/sms-sender.ts'
import { messageCounts } from '../message-counts.ts'
import { type NewMessage, queueMessage } from '../outbox.ts'
import { receivePush } from '../send/receive-push.ts'
import { sendMessage } from '../send/send-message.ts'
import { smsUse } from '../sms-budget.ts'
import { chooseChannel, readChannels } from './channels.ts'
import { pushBrowsersOf, storePush } from './subscriptions.ts'

let ctx: TestContext
let texts: SmsMessage[]
let pushed: PushMessage[]
let service: (message: PushMessage) => Promise<void>
const phone = '0912000077'
const publicKey = 'test'

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
  pushed = []
  service = async () => {}
  ctx.gateways.push = {
    publicKey,
    accepts: () => true,
    send: (message) => {
      pushed.push(message)
      return service(message)
    },
  }
  await ctx.q`delete from messages`
  await ctx.q`delete from push_subscriptions`
  await ctx.q`delete from message_channels`
  await chooseChannel(ctx, ctx.q, { phone, topic: 'booking', channel: 'push' })
})

const paid = { phone, text: 'TeeViet: B17 đã thanh toán.', kind: 'booking' } as const

async function queued(message: NewMessage): Promise<number> {
  await inTransaction(ctx.pool, (q) => queueMessage(ctx, q, message))
  const job = (await ctx.enqueued('send-message')).at(-1)
  return Number(job?.data.messageId)
}

/** Switches push on in a browser; returns its endpoint. */
async function addBrowser(name: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
  const keys = { endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  const endsAt = new Date(ctx.clock.now().getTime() + 86_400_000)
  const session = { id: crypto.randomUUID(), endsAt, device: name }
  await inTransaction(ctx.pool, (q) => storePush(ctx, q, { owner: { phone }, keys, session }))
  return endpoint
}

const smsInPlaceOf = (id: number) => ctx.q<{ id: number }>`select id from messages where replaces_id = ${id}`

async function stored(id: number) {
  const [row] = await ctx.q<{
    sent_at: Date | null
    failed_at: Date | null
    failure: string | null
    by_push: boolean
    request_id: string
  }>`select sent_at, failed_at, failure, by_push, request_id from messages where id = ${id}`
  if (!row) throw new Error('no message')
  return row
}

/** What the jobs do with a message until its SMS is sent, however late. */
async function workOff(id: number) {
  await sendMessage(ctx, { messageId: id })
  ctx.clock.advance(180)
  await sendMessage(ctx, { messageId: id })
  for (const sms of await smsInPlaceOf(id)) await sendMessage(ctx, { messageId: sms.id })
}

const refuses = (kind: 'temporary' | 'permanent', obstacle: PushFailure['obstacle'], code: string) => () =>
  Promise.reject(new PushFailure(kind, obstacle, code))

describe('a message to a golfer who chose push', () => {
  it('goes to the browser alone when the browser confirms it, and costs no SMS', async () => {
    const endpoint = await addBrowser('phone')
    const id = await queued({ ...paid, bookingId: null })
    await sendMessage(ctx, { messageId: id })
    const { request_id: receipt } = await stored(id)
    expect(pushed.map(({ to, requestId }) => [to.endpoint, requestId])).toEqual([[endpoint, receipt]])
    expect(JSON.parse(pushed[0]?.payload ?? '')).toEqual({
      title: 'TeeViet',
      body: 'B17 đã thanh toán.',
      url: '/',
      receipt,
    })
    expect(await stored(id)).toMatchObject({ sent_at: null, failed_at: null })
    await receivePush(ctx, receipt)
    await receivePush(ctx, receipt)
    await workOff(id)
    expect(pushed).toHaveLength(1)
    expect(texts).toEqual([])
    expect(await messageCounts(ctx)).toEqual({ waiting: 0, sent: 1, failed: 0 })
    expect((await smsUse(ctx, ctx.q)).hour).toBe(0)
  })

  it('goes by SMS, once, when no browser confirms it within three minutes; a later receipt changes nothing', async () => {
    await addBrowser('off')
    const id = await queued(paid)
    await sendMessage(ctx, { messageId: id })
    const [look] = (await ctx.enqueued('send-message')).slice(-1)
    expect(look?.at).toEqual(new Date(ctx.clock.now().getTime() + 180_000))
    ctx.clock.advance(179)
    await sendMessage(ctx, { messageId: id })
    expect(await smsInPlaceOf(id)).toEqual([])
    ctx.clock.advance(1)
    await workOff(id)
    await receivePush(ctx, (await stored(id)).request_id)
    expect(texts).toMatchObject([{ phone, text: paid.text }])
    expect(pushed).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ failure: 'no_receipt', sent_at: null, by_push: true })
    expect(await messageCounts(ctx)).toEqual({ waiting: 0, sent: 1, failed: 0 })
  })

  it('goes by SMS at once without a browser, and with browsers that have ended, which are removed', async () => {
    const first = await queued(paid)
    await sendMessage(ctx, { messageId: first })
    expect(await stored(first)).toMatchObject({ failure: 'no_browser' })
    await addBrowser('gone')
    service = refuses('permanent', 'recipient', '410')
    const second = await queued(paid)
    await sendMessage(ctx, { messageId: second })
    expect(await stored(second)).toMatchObject({ failure: '410' })
    expect(await pushBrowsersOf(ctx, ctx.q, { phone })).toEqual([])
    expect(await smsInPlaceOf(first)).toHaveLength(1)
    expect(await smsInPlaceOf(second)).toHaveLength(1)
  })

  it('needs one browser of several: those that fail beside it do not count', async () => {
    await addBrowser('gone')
    const alive = await addBrowser('alive')
    service = async ({ to }) => {
      if (to.endpoint !== alive) throw new PushFailure('permanent', 'recipient', '404')
    }
    const id = await queued(paid)
    await sendMessage(ctx, { messageId: id })
    expect(await stored(id)).toMatchObject({ failed_at: null })
    expect((await pushBrowsersOf(ctx, ctx.q, { phone })).map(({ endpoint }) => endpoint)).toEqual([alive])
  })

  it('is tried again for two minutes where a retry may help, and then goes by SMS', async () => {
    await addBrowser('phone')
    service = refuses('temporary', 'network', '503')
    const id = await queued(paid)
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(PushFailure)
    ctx.clock.advance(119)
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow(PushFailure)
    ctx.clock.advance(1)
    await sendMessage(ctx, { messageId: id })
    expect(await smsInPlaceOf(id)).toHaveLength(1)
    expect(await pushBrowsersOf(ctx, ctx.q, { phone })).toHaveLength(1)
  })

  it('follows the choice at the time of sending, by topic', async () => {
    await addBrowser('phone')
    const before = await queued(paid)
    await chooseChannel(ctx, ctx.q, { phone, topic: 'booking', channel: 'sms' })
    await sendMessage(ctx, { messageId: before })
    await sendMessage(ctx, { messageId: await queued({ ...paid, topic: 'offer' }) })
    expect(texts).toHaveLength(2)
    await chooseChannel(ctx, ctx.q, { phone, topic: 'offer', channel: 'push' })
    await sendMessage(ctx, { messageId: await queued({ ...paid, topic: 'offer' }) })
    expect(texts).toHaveLength(2)
    expect(pushed).toHaveLength(1)
  })

  it('never concerns codes, links of clubs and messages to a club at the same number', async () => {
    await addBrowser('phone')
    const others: NewMessage[] = [
      { phone, text: 'TeeViet: 012345', kind: 'otp' },
      { phone, text: 'TeeViet: /c/k', kind: 'club' },
      { phone, text: 'TeeViet: B17', kind: 'booking', topic: null },
      { phone, text: 'TeeViet: B17', kind: 'booking', toDuty: true },
    ]
    for (const message of others) await sendMessage(ctx, { messageId: await queued(message) })
    expect(texts).toHaveLength(others.length)
    expect(pushed).toEqual([])
  })

  it('erases the key of a link once a browser has it, and once an SMS has it', async () => {
    await addBrowser('phone')
    const offered = { phone, text: `TeeViet: ${ctx.config.publicUrl}/o/key`, kind: 'link' } as const
    const shown = await queued(offered)
    const lost = await queued(offered)
    for (const messageId of [shown, lost]) await sendMessage(ctx, { messageId })
    expect(JSON.parse(pushed[0]?.payload ?? '')).toMatchObject({ url: '/o/key' })
    await receivePush(ctx, (await stored(shown)).request_id)
    await workOff(lost)
    expect(texts).toMatchObject([{ text: offered.text }])
    expect(await ctx.q`select 1 from messages where text is not null`).toEqual([])
  })

  it('is not sent when it is too late, nor replaced', async () => {
    await addBrowser('phone')
    const id = await queued({ ...paid, expiresAt: new Date(ctx.clock.now().getTime() + 60_000) })
    ctx.clock.advance(60)
    await workOff(id)
    expect([pushed, texts]).toEqual([[], []])
    expect(await stored(id)).toMatchObject({ failure: 'expired' })
  })
})

describe('after a crash', () => {
  it('between the push service and the record, the message is sent again under the same name and never lost', async () => {
    await addBrowser('phone')
    let isCrashing = true
    service = async () => {
      if (isCrashing) throw new Error('the server ends here')
    }
    const id = await queued(paid)
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow('the server ends here')
    isCrashing = false
    await workOff(id)
    expect(new Set(pushed.map(({ requestId }) => requestId)).size).toBe(1)
    expect(texts).toHaveLength(1)
  })

  it('a browser that confirms before the record is written ends the matter', async () => {
    await addBrowser('phone')
    const id = await queued(paid)
    service = async ({ requestId }) => receivePush(ctx, requestId)
    await workOff(id)
    expect(texts).toEqual([])
    expect(await stored(id)).toMatchObject({ failed_at: null, by_push: true })
  })

  it('two servers that look at the receipt at once queue one SMS', async () => {
    await addBrowser('off')
    const id = await queued(paid)
    await sendMessage(ctx, { messageId: id })
    ctx.clock.advance(180)
    await Promise.all([1, 2, 3].map(() => sendMessage(ctx, { messageId: id })))
    expect(await smsInPlaceOf(id)).toHaveLength(1)
  })

  it('a record without its look loses the message (twin)', async () => {
    await addBrowser('off')
    const id = await queued(paid)
    const { enqueue } = ctx.jobs
    ctx.jobs.enqueue = async () => {
      throw new Error('the server ends here')
    }
    await expect(sendMessage(ctx, { messageId: id })).rejects.toThrow('the server ends here')
    ctx.jobs.enqueue = enqueue
    // recorded together: neither happened, so that the first job is retried
    expect(await ctx.q`select 1 from messages where id = ${id} and pushed_at is null`).toHaveLength(1)
    await ctx.q`update messages set pushed_at = ${ctx.clock.now()}, by_push = true where id = ${id}`
    await sendMessage(ctx, { messageId: id })
    expect(await smsInPlaceOf(id)).toEqual([])
  })
})

describe('the channel of a golfer', () => {
  it('count as SMS where the operator has no keys any more', async () => {
    await addBrowser('phone')
    ctx.gateways.push = null
    expect((await readChannels(ctx, ctx.q, phone)).chosen[0]).toEqual({ topic: 'booking', channel: 'sms' })
    await workOff(await queued(paid))
    expect(texts).toHaveLength(1)
  })
})
