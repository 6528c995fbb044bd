import { normalisePhone } from '@teeviet/contract/rules/phone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { zaloPage } from './inbox-page.ts'
import { createTokens } from './tokens.ts'
import { takeZaloMessage, zaloMessage } from './zns.ts'

const filter = z.object({ phone: z.string().trim().transform(normalisePhone).optional() })

/** Zalo: its OAuth server and ZNS for the product, an inbox for people (pages) and for tests (JSON). */
export async function registerZaloRoutes(app: FastifyInstance, world: World) {
  const { zalo: account, productUrl } = world.options
  if (!account) return
  const inbox = await openStore(zaloMessage, world.now, world.fileFor('zalo'))
  const tokens = createTokens(account, world.now)
  const messagesFor = (phone: string | undefined) => {
    const all = inbox.newestFirst()
    return phone ? all.filter(({ to }) => to === phone) : all
  }

  app.post('/zalo/v4/oa/access_token', async ({ body, headers }) => tokens.exchange(headers.secret_key, body))
  app.post('/zalo/message/template', async ({ body, headers }) => {
    if (!tokens.accepts(headers.access_token)) return { error: -124, message: 'Access token invalid' }
    const answer = await takeZaloMessage(body, account, inbox, world.now())
    world.log.info({ code: answer.error }, 'Zalo was asked to send')
    if (answer.error === 0) world.live.announce()
    return answer
  })
  app.get('/zalo', (request, reply) => {
    const { phone } = filter.parse(request.query)
    const messages = messagesFor(phone)
    if (wantsPage(request))
      return sendPage(request, reply, (language) => zaloPage(language, { messages, phone, productUrl }))
    return messages.map(({ id, to, template, data, sentAt }) => ({ id, to, template, data, sent_at: sentAt }))
  })
  app.addHook('onClose', () => inbox.settled())
}
