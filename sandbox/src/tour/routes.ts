import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../pages/language.ts'
import { sendMissing, sendPage } from '../pages/page.ts'
import { bankAppsOf } from '../partners/bank-apps.ts'
import type { World } from '../world.ts'
import { sendToProduct, sendToSandbox } from './send-call.ts'
import { steps } from './steps.ts'
import { tourPage, tourStartPage } from './tour-page.ts'
import { noteAnswer, openTours, stepBefore, valuesOf } from './tours.ts'

const started = z.object({ bank: z.string() })
const byId = z.object({ id: z.string() })
const named = byId.extend({ step: z.string() })

/** The API tour: the calls of a partner bank's program against the running product, one after the other. */
export function registerTourRoutes(app: FastifyInstance, world: World): void {
  const { options, now } = world
  const banks = bankAppsOf(options)
  const tours = openTours()

  app.get('/tour', (request, reply) => sendPage(request, reply, (language) => tourStartPage(language, banks)))
  app.post('/tour', (request, reply) => {
    const { bank: code } = started.parse(request.body)
    const bank = banks.find((one) => one.code === code)
    if (!bank) return sendMissing(request, reply)
    return reply.redirect(`/tour/${tours.start(bank, options.tourCourseId ?? null, now()).id}`, 303)
  })
  app.get('/tour/:id', (request, reply) => {
    const tour = tours.get(byId.parse(request.params).id)
    if (!tour) return sendMissing(request, reply)
    const { productUrl } = options
    const sandboxUrl = `${request.protocol}://${request.host}`
    return sendPage(request, reply, (language) =>
      tourPage({ tour, language, now: now(), productUrl, sandboxUrl }),
    )
  })
  app.post('/tour/:id/:step', async (request, reply) => {
    const { id, step: name } = named.parse(request.params)
    const tour = tours.get(id)
    const step = steps.find((one) => one.name === name)
    if (!tour || !step) return sendMissing(request, reply)
    if (!stepBefore(tour, step)) {
      const call = step.call(valuesOf(tour, languageOf(request).language, now()))
      const answer = await (step.of === 'product' ? sendToProduct(call, world) : sendToSandbox(call, app))
      noteAnswer(tour, step, { call, answer }, now())
    }
    return reply.redirect(`/tour/${id}#step-${name}`, 303)
  })
}
