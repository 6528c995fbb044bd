import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import { openStore } from '../store.ts'
import type { World } from '../world.ts'
import { outgoingEmail, storedEmail } from './inbox.ts'
import { emailPage } from './inbox-page.ts'

const filter = z.object({ to: z.string().trim().toLowerCase().optional() })

/** The mail server: takes e-mails of the product, with an inbox for people (pages) and for tests (JSON). */
export async function registerEmailRoutes(app: FastifyInstance, world: World) {
  const inbox = await openStore(storedEmail, world.now, world.fileFor('email'))
  const emailsTo = (to: string | undefined) => {
    const all = inbox.newestFirst()
    return to ? all.filter((email) => email.to === to) : all
  }

  app.post('/email', async ({ body }) => {
    const { email: to, subject, text, requestId } = outgoingEmail.parse(body)
    world.log.info({}, 'the mail server was asked to send')
    if (inbox.newestFirst().some((had) => had.requestId === requestId)) return { delivered: false }
    await inbox.put({ id: inbox.nextId(), to, subject, text, requestId, sentAt: world.now().toISOString() })
    world.live.announce()
    return { delivered: true }
  })
  app.get('/email', (request, reply) => {
    const { to } = filter.parse(request.query)
    if (wantsPage(request))
      return sendPage(request, reply, (language) => emailPage(language, emailsTo(to), to))
    return emailsTo(to).map(({ id, to, subject, text, sentAt }) => ({
      id,
      to,
      subject,
      text,
      sent_at: sentAt,
    }))
  })
  app.addHook('onClose', () => inbox.settled())
}
