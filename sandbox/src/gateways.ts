import type { FastifyInstance } from 'fastify'
import { registerAlepay } from './alepay/routes.ts'
import { alepayWebhook } from './alepay/webhook.ts'
import { registerBankCards } from './bank-cards/routes.ts'
import { bankWebhook } from './bank-cards/webhook.ts'
import { openCheckouts } from './checkouts/checkouts.ts'
import { registerCheckouts } from './checkouts/routes.ts'
import { openTroubles } from './checkouts/trouble.ts'
import { registerEpay } from './epay/routes.ts'
import { epayWebhook } from './epay/webhook.ts'
import type { World } from './world.ts'

/** Alepay, ePay and the banks' card pages. */
export async function registerGateways(app: FastifyInstance, world: World) {
  const { alepay, epay, ...banks } = world.options.gateways
  const webhooks = {
    alepay: alepayWebhook(alepay.checksumKey),
    epay: epayWebhook(epay),
    stb: bankWebhook('stb', banks.stb),
    nab: bankWebhook('nab', banks.nab),
    vietin: bankWebhook('vietin', banks.vietin),
    bidv: bankWebhook('bidv', banks.bidv),
  }
  const checkouts = await openCheckouts(world, webhooks)
  const troubles = openTroubles(world)
  registerCheckouts(app, { checkouts, troubles, webhooks })
  registerAlepay(app, world, checkouts, troubles)
  registerEpay(app, world, checkouts, troubles)
  registerBankCards(app, world, checkouts, troubles)
  app.addHook('onClose', () => checkouts.settled())
}
