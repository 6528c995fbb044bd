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

  // a sheet of a claim and its picture
  app.post('/email', { bodyLimit: 20_000_000 }, async ({ body }) => {
    const { email: to, subject, text, requestId, attachments } = outgoingEmail.parse(body)
    world.log.info({}, 'the mail server was asked to send')
    if (inbox.newestFirst().some((had) => had.requestId === requestId)) return { delivered: false }
    const files = attachments.map(({ name }) => name)
    const sentAt = world.now().toISOString()
    await inbox.put({ id: inbox.nextId(), to, subject, text, files, requestId, sentAt })
    world.live.announce()
    return { delivered: true }
  })
  app.get('/email', (request, reply) => {
    const { to } = filter.parse(request.query)
    if (wantsPage(request))
      return sendPage(request, reply, (language) => emailPage(language, emailsTo(to), to))
    return emailsTo(to).map(({ id, to, subject, text, files, sentAt }) => ({
      id,
      to,
      subject,
      text,
      files,
      sent_at: sentAt,
    }))
  })
  app.addHook('onClose', () => inbox.settled())
}
