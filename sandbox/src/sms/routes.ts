import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { smsPage } from './inbox-page.ts'
import { inboxPhone, takeMessage, textMessage } from './network.ts'

const filter = z.object({ phone: z.string().trim().optional() })

/** The SMS network: eSMS's own call for the product, an inbox for people (pages) and for tests (JSON). */
export async function registerSmsRoutes(app: FastifyInstance, world: World) {
  const inbox = await openStore(textMessage, world.now, world.fileFor('sms'))
  const messagesFor = (phone: string | undefined) => {
    const all = inbox.newestFirst()
    return phone ? all.filter(({ to }) => to === inboxPhone(phone)) : all
  }
  const page = (
    query: unknown,
    request: Parameters<typeof sendPage>[0],
    reply: Parameters<typeof sendPage>[1],
  ) => {
    const { phone } = filter.parse(query)
    return sendPage(request, reply, (language) => smsPage(language, messagesFor(phone), phone))
  }

  app.post('/MainService.svc/json/SendMultipleMessage_V4_post_json', async ({ body }) => {
    const answer = await takeMessage(body, world.options.sms, inbox, world.now())
    world.log.info({ code: answer.CodeResult }, 'the SMS network was asked to send')
    if (answer.CodeResult === '100') world.live.announce()
    return answer
  })
  app.get('/sms', (request, reply) => {
    if (wantsPage(request)) return page(request.query, request, reply)
    const { phone } = filter.parse(request.query)
    return messagesFor(phone).map(({ id, to, text, sentAt }) => ({ id, to, text, sent_at: sentAt }))
  })
  for (const path of ['/', '/inbox']) app.get(path, (request, reply) => page(request.query, request, reply))
  app.addHook('onClose', () => inbox.settled())
}
