import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendMissing, sendPage, wantsPage } from '../pages/page.ts'
import type { World } from '../world.ts'
import { clockPage } from './clock-page.ts'

const mostSeconds = 60 * 24 * 3600

const asked = z.object({ seconds: z.coerce.number().int().min(1).max(mostSeconds) })

/** The product's clock, which testers and programs move forward to reach a deadline without waiting for it. */
export function registerClockRoutes(app: FastifyInstance, { options: { clock }, log, live }: World): void {
  app.get('/clock', (request, reply) => {
    if (!clock) return sendMissing(request, reply)
    if (wantsPage(request)) return sendPage(request, reply, (language) => clockPage(language, clock.now()))
    return reply.send({ now: clock.now().toISOString() })
  })
  app.post('/clock/forward', async (request, reply) => {
    if (!clock) return sendMissing(request, reply)
    const { seconds } = asked.parse(request.body)
    await clock.forward(seconds)
    log.info({ seconds }, 'the clock of the product was moved forward')
    live.announce()
    if (wantsPage(request)) return reply.redirect('/clock', 303)
    return { now: clock.now().toISOString() }
  })
}
