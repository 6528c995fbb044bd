import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { behaviours, browser, createBrowser, payload, shownPush } from './browsers.ts'
import { decrypt } from './decrypt.ts'
import { pushPage } from './inbox-page.ts'
import { isSignedBy } from './vapid.ts'

const filter = z.object({ to: z.string().optional() })
const subscribing = z.object({ key: z.string().regex(/^[\w-]{87}$/) })
const changing = z.object({ behaviour: z.enum(behaviours) })
const named = z.object({ token: z.string() })
const headers = z.object({
  ttl: z.string().regex(/^\d+$/).transform(Number),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .default(''),
  'content-encoding': z.literal('aes128gcm'),
})

/** The push service of browsers (RFC 8030), and the browsers themselves: pages for people and JSON for tests. */
export async function registerPushRoutes(app: FastifyInstance, world: World) {
  const browsers = await openStore(browser, world.now, world.fileFor('push-browsers'))
  const shown = await openStore(shownPush, world.now, world.fileFor('push'))
  const find = (params: unknown) => {
    const { token } = named.parse(params)
    return browsers.newestFirst().find((one) => one.token === token)
  }
  const originOf = (request: FastifyRequest) => `http://${request.headers.host}`

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  // what `pushManager.subscribe` does in a browser
  app.post('/push/browsers', async (request) => {
    const made = createBrowser(browsers.nextId(), subscribing.parse(request.body).key)
    await browsers.put(made)
    const { token, publicKey, auth } = made
    return {
      token,
      endpoint: `${originOf(request)}/push/to/${token}`,
      keys: { p256dh: publicKey, auth },
    }
  })
  app.post('/push/browsers/:token', async ({ params, body }, reply) => {
    const found = find(params)
    if (!found) return reply.code(404).send({ error: 'not_found' })
    await browsers.put({ ...found, behaviour: changing.parse(body).behaviour })
    return { ok: true }
  })

  app.post('/push/to/:token', async (request, reply) => {
    const to = find(request.params)
    if (!to) return reply.code(404).send()
    const { serverKey: key, behaviour } = to
    if (!isSignedBy(request.headers.authorization, { key, origin: originOf(request), now: world.now() }))
      return reply.code(403).send()
    if (behaviour === 'gone') return reply.code(410).send()
    if (behaviour === 'fail') return reply.code(503).send()
    const read = headers.safeParse(request.headers)
    if (!read.success || !Buffer.isBuffer(request.body)) return reply.code(400).send()
    if (request.body.length > 4096) return reply.code(413).send()
    world.log.info({}, 'the push service took a message')
    // the service cannot read it, and takes it either way
    if (behaviour === 'show') await show(to, request.body, read.data)
    return taken(request, reply)
  })

  async function show(to: z.infer<typeof browser>, body: Buffer, sent: z.output<typeof headers>) {
    const message = payload.parse(JSON.parse(decrypt(body, to)))
    // a notification takes the place of the earlier one with its tag
    const had = shown.newestFirst().find((one) => one.to === to.token && one.receipt === message.receipt)
    await shown.put({
      ...message,
      id: had?.id ?? shown.nextId(),
      to: to.token,
      ttl: sent.ttl,
      urgency: sent.urgency,
      topic: sent.topic,
      sentAt: world.now().toISOString(),
    })
    world.live.announce()
    void confirm(message.receipt)
  }

  /** What the product's service worker does after it has shown a message. */
  async function confirm(receipt: string) {
    await fetch(`${world.options.productUrl}/api/for_wap/confirm_push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt }),
      signal: world.closing,
    }).catch(() => world.log.warn({}, 'the product did not take the receipt of a push message'))
  }

  app.get('/push', (request, reply) => {
    const { to } = filter.parse(request.query)
    const messages = shown.newestFirst().filter((one) => !to || one.to === to)
    if (wantsPage(request))
      return sendPage(request, reply, (language) =>
        pushPage(language, { messages, to, productUrl: world.options.productUrl }),
      )
    return messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt }))
  })
  app.addHook('onClose', async () => {
    await browsers.settled()
    await shown.settled()
  })
}

function taken(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(201).header('location', `http://${request.headers.host}/push/message`).send()
}
