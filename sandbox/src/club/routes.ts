import type { FastifyInstance } from 'fastify'
import { secretGiven } from '../events/inbox.ts'
import { receiveEvents } from '../events/receive.ts'
import { sendPage, wantsPage } from '../pages/page.ts'
import type { World } from '../world.ts'
import { createClub } from './club.ts'
import { clubPage } from './club-page.ts'
import { habits } from './habits.ts'

/** The system of a club: it takes events; people and tests set its habits and see what it did. */
export function registerClubRoutes(app: FastifyInstance, world: World): void {
  const { options, now, log, closing, live } = world
  if (!options.club) return
  const { productUrl, retryAfterSeconds } = options
  const club = createClub({ ...options.club, productUrl, retryAfterSeconds, now, log, closing })

  receiveEvents(app, '/club/events', ({ signature, alternate, body }) => {
    const status = club.take(signature, body, alternate)
    live.announce()
    return status
  })
  app.post('/club/secret', async (request, reply) => {
    club.setSecret(secretGiven.parse(request.body).secret)
    return wantsPage(request) ? reply.redirect('/club', 303) : {}
  })
  app.post('/club/habits', async ({ body }) => {
    club.setHabits(habits.parse(body))
    return club.habits()
  })
  app.post('/club/allotments', ({ body }) => club.giveAllotment(Object(body)))
  app.post<{ Params: { id: string } }>('/club/allotments/:id/take-back', ({ params }) =>
    club.takeBackAllotment(Number(params.id)),
  )
  app.get('/club', async (request, reply) => {
    if (wantsPage(request)) return sendPage(request, reply, (language) => clubPage(language, club))
    return { habits: club.habits(), events: club.events(), bookings: club.bookings() }
  })
  app.addHook('onClose', () => club.settled())
}
