import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendMissing, sendPage, wantsPage } from '../pages/page.ts'
import type { Checkout, GatewayName } from './checkout.ts'
import { checkoutPage, pageOutcomes, securePage } from './checkout-page.ts'
import type { Checkouts } from './checkouts.ts'
import { checkoutsPage } from './checkouts-page.ts'
import type { GatewayWebhook } from './gateway.ts'
import { forgeries, noticeModes, outcomeOrder } from './order.ts'
import { type Troubles, troubleOrder } from './trouble.ts'

const byId = z.object({ id: z.coerce.number().pipe(z.int()) })
const choice = z.object({ outcome: z.enum(pageOutcomes), tell: z.enum(noticeModes).default('once') })
const secured = z.object({
  code: z.string(),
  tell: z.enum(noticeModes).default('once'),
  wrong: z.coerce.number().pipe(z.int().min(0)).default(0),
})
const rightCode = '123456'
const mostWrong = 3

/** The pages of all gateways for buyers (`/checkouts/…`), and the page on which a tester controls them. */
export function registerCheckouts(
  app: FastifyInstance,
  {
    checkouts,
    troubles,
    webhooks,
  }: { checkouts: Checkouts; troubles: Troubles; webhooks: Record<GatewayName, GatewayWebhook> },
) {
  const find = (params: unknown) => checkouts.byId(byId.parse(params).id)
  const back = (one: Checkout) => webhooks[one.gateway].backTo(one)
  const missing = { error: 'not_found' }

  app.get('/checkouts/:id', (request, reply) => {
    const one = find(request.params)
    if (!one) return sendMissing(request, reply)
    return wantsPage(request) ? sendPage(request, reply, (language) => checkoutPage(language, one)) : one
  })
  // reloaded or typed, the address of a step leads back to where it began
  for (const step of ['pay', 'secure', 'leave'])
    app.get(`/checkouts/:id/${step}`, (request, reply) =>
      reply.redirect(`/checkouts/${byId.parse(request.params).id}`, 303),
    )
  app.post('/checkouts/:id/leave', (request, reply) => {
    const one = find(request.params)
    return one ? reply.redirect(back(one), 303) : reply.code(404).send(missing)
  })
  app.post('/checkouts/:id/pay', async (request, reply) => {
    const one = find(request.params)
    const { outcome, tell } = choice.parse(request.body)
    if (!one) return reply.code(404).send(missing)
    if (outcome === 'paid_3ds')
      return sendPage(request, reply, (language) => securePage(language, one, { tell, wrong: 0 }))
    const over = await checkouts.settle(one.id, outcomeOrder.parse({ outcome, tell }))
    return reply.redirect(back(over ?? one), 303)
  })
  app.post('/checkouts/:id/secure', async (request, reply) => {
    const one = find(request.params)
    const { code, tell, wrong } = secured.parse(request.body)
    if (!one) return reply.code(404).send(missing)
    const isRight = code.trim() === rightCode
    if (!isRight && wrong + 1 < mostWrong)
      return sendPage(request, reply, (language) => securePage(language, one, { tell, wrong: wrong + 1 }))
    const outcome = isRight ? 'paid' : 'declined'
    const over = await checkouts.settle(one.id, outcomeOrder.parse({ outcome, tell }))
    return reply.redirect(back(over ?? one), 303)
  })

  app.get('/gateways', (request, reply) => {
    const view = { checkouts: checkouts.newestFirst(), trouble: troubles.all() }
    return sendPage(request, reply, (language) => checkoutsPage(language, view))
  })
  app.get('/gateways/checkouts', (request) => {
    const { order } = z.object({ order: z.string().optional() }).parse(request.query)
    return checkouts.newestFirst().filter((one) => !order || one.order === order || one.invoice === order)
  })
  app.post('/gateways/checkouts/:id/outcome', async (request, reply) => {
    const settled = await checkouts.settle(byId.parse(request.params).id, outcomeOrder.parse(request.body))
    if (!settled) return reply.code(404).send(missing)
    return wantsPage(request) ? reply.redirect('/gateways', 303) : settled
  })
  app.post('/gateways/checkouts/:id/forge', async (request, reply) => {
    const { forgery } = z.object({ forgery: z.enum(forgeries) }).parse(request.body)
    const status = await checkouts.forge(byId.parse(request.params).id, forgery)
    return wantsPage(request) ? reply.redirect('/gateways', 303) : { status }
  })
  app.post('/gateways/trouble', (request, reply) => {
    troubles.set(troubleOrder.parse(request.body))
    return wantsPage(request) ? reply.redirect('/gateways', 303) : { trouble: troubles.all() }
  })
}
