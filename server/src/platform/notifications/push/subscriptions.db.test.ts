import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { inTransaction } from '../../database/transaction.ts'
import { chooseChannel, readChannels } from './channels.ts'
import { mostPushBrowsers, pushBrowsersOf, storePush } from './subscriptions.ts'

let ctx: TestContext
const phone = '0912000077'
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.q`delete from push_subscriptions`
})

/** Switches push on in a browser. */
async function addBrowser(name: string, owner: { phone: string } = { phone }): Promise<void> {
  const keys = { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh: 'p', auth: 'a' }
  const endsAt = new Date(ctx.clock.now().getTime() + 86_400_000)
  const session = { id: crypto.randomUUID(), endsAt, device: name }
  await inTransaction(ctx.pool, (q) => storePush(ctx, q, { owner, keys, session }))
}

describe('the browsers of a golfer', () => {
  it('are at most ten, also when many subscribe at once; the latest stay', async () => {
    await addBrowser('oldest')
    ctx.clock.advance(1)
    await Promise.all(Array.from({ length: mostPushBrowsers + 3 }, (_, n) => addBrowser(`browser-${n}`)))
    const browsers = await pushBrowsersOf(ctx, ctx.q, { phone })
    expect(browsers).toHaveLength(mostPushBrowsers)
    expect(browsers.some(({ endpoint }) => endpoint.endsWith('oldest'))).toBe(false)
  })

  it('end with their sessions, and belong to the last golfer who switched push on', async () => {
    await addBrowser('shared')
    await addBrowser('shared', { phone: '0912000078' })
    expect(await pushBrowsersOf(ctx, ctx.q, { phone })).toEqual([])
    expect(await pushBrowsersOf(ctx, ctx.q, { phone: '0912000078' })).toHaveLength(1)
    ctx.clock.advance(86_400)
    expect(await pushBrowsersOf(ctx, ctx.q, { phone: '0912000078' })).toEqual([])
  })
})

describe('the channels of a golfer', () => {
  it('are SMS and push, or e-mail and push at a foreign number; another one is not taken', async () => {
    expect(await readChannels(ctx, ctx.q, '0912000079')).toEqual({
      available: ['sms', 'push'],
      chosen: [
        { topic: 'booking', channel: 'sms' },
        { topic: 'offer', channel: 'sms' },
      ],
      email: null,
    })
    expect((await readChannels(ctx, ctx.q, '+821012345678')).available).toEqual(['email', 'push'])
    const choose = (channel: 'email' | 'sms', of = phone) =>
      chooseChannel(ctx, ctx.q, { phone: of, topic: 'offer', channel })
    expect(await choose('email')).toBe(false)
    expect(await choose('sms', '+821012345678')).toBe(false)
    expect(await choose('sms')).toBe(true)
  })
})
