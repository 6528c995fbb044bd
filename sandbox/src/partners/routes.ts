import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { eventInbox, secretGiven } from '../events/inbox.ts'
import { receiveEvents } from '../events/receive.ts'
import { sendPage, wantsPage } from '../pages/page.ts'
import type { World } from '../world.ts'
import { bankAppPage, bankAppsPage } from './bank-app-page.ts'
import { bankAppsOf, sites } from './bank-apps.ts'
import { customersOf } from './customers.ts'
import { partnerEvent } from './event.ts'
import { eventsPage } from './events-page.ts'
import { landingPage } from './landing-page.ts'
import { sealSsoToken } from './sso-token.ts'
import { variants } from './variants.ts'

const named = z.object({ code: z.string() })
const landing = named.extend({ site: z.enum(sites) })
const handed = z.record(z.string(), z.union([z.string(), z.array(z.string())]).transform(String))
/** One of the bank's customers, or by machine any other: `phone` and `fullname` are then needed. */
const order = z.object({
  cif: z.string(),
  phone: z.string().optional(),
  fullname: z.string().default('Khách Demo'),
  variant: z.enum(variants).default('right'),
  lang: z.string().default('vi'),
})

/** The partner banks: their apps, which sign customers in and frame the product, and their sites. */
export function registerPartnerRoutes(app: FastifyInstance, { options, now, closing, live }: World) {
  const apps = bankAppsOf(options)
  const appOf = (params: unknown) => apps.find(({ code }) => code === named.parse(params).code)
  const unknown = { error: 'unknown_partner' }
  const productUrl = options.productUrl
  const systems = new Map(
    options.partners?.flatMap(({ code, name, webhookSecret: secret }) =>
      secret === null
        ? []
        : [[code, { code, name, events: eventInbox({ shape: partnerEvent, secret, now }) }] as const],
    ),
  )
  const systemOf = (params: unknown) => systems.get(named.parse(params).code)

  receiveEvents(app, '/partners/:code/events', ({ signature, alternate, body, params }) => {
    const status = systemOf(params)?.events.take(signature, body, alternate).status ?? 404
    live.announce()
    return status
  })
  app.post('/partners/:code/secret', async (request, reply) => {
    const system = systemOf(request.params)
    if (!system) return reply.code(404).send(unknown)
    system.events.setSecret(secretGiven.parse(request.body).secret)
    return wantsPage(request) ? reply.redirect(`/partners/${system.code}/events`, 303) : {}
  })
  app.get('/partners/:code/events', async (request, reply) => {
    const system = systemOf(request.params)
    if (!system) return reply.code(404).send(unknown)
    const events = system.events.all()
    if (wantsPage(request))
      return sendPage(request, reply, (language) => eventsPage(language, system, events))
    return { events }
  })

  app.get('/partners', (request, reply) =>
    sendPage(request, reply, (language) => bankAppsPage(language, apps)),
  )
  app.get('/partners/:code', (request, reply) => {
    const bank = appOf(request.params)
    if (!bank) return reply.code(404).send(unknown)
    return sendPage(request, reply, (language) => bankAppPage(language, bank, productUrl))
  })
  app.get('/partners/:code/:site', (request, reply) => {
    const { code, site } = landing.parse(request.params)
    const partner = options.partners?.find((one) => one.code === code)
    if (!partner) return reply.code(404).send(unknown)
    const query = handed.parse(request.query)
    return sendPage(request, reply, (language) => landingPage(language, partner, site, query))
  })
  app.post('/partners/:code/hand-over', async (request, reply) => {
    const bank = appOf(request.params)
    if (!bank) return reply.code(404).send(unknown)
    const { variant, lang, phone, ...asked } = order.parse(request.body)
    const customer = phone ? { ...asked, phone } : customersOf(bank).find(({ cif }) => cif === asked.cif)
    if (!customer) return reply.code(422).send({ error: 'unknown_customer' })
    const data = sealSsoToken(bank, { customer, variant, language: lang, now: now() })
    if (variant === 'replayed') await useUp(data)
    return { data, url: `${productUrl}/login-checkpoint?${new URLSearchParams({ data })}` }
  })

  /** Signs in once, as if the app had been opened before. */
  async function useUp(data: string): Promise<void> {
    await fetch(`${options.productUrl}/api/for_wap/login_checkpoint`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
      signal: closing,
    })
  }
}
