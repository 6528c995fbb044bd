import type { FastifyInstance } from 'fastify'
import { registerAlepay } from './alepay/routes.ts'
import { alepayVoice } from './alepay/voice.ts'
import { registerBankCards } from './bank-cards/routes.ts'
import { bankVoice } from './bank-cards/voice.ts'
import { openCheckouts } from './checkouts/checkouts.ts'
import { registerCheckouts } from './checkouts/routes.ts'
import { openTroubles } from './checkouts/trouble.ts'
import { registerEpay } from './epay/routes.ts'
import { epayVoice } from './epay/voice.ts'
import type { World } from './world.ts'

/** Alepay, ePay and the banks' card pages. */
export async function registerGateways(app: FastifyInstance, world: World) {
  const { alepay, epay, ...banks } = world.options.gateways
  const voices = {
    alepay: alepayVoice(alepay.checksumKey),
    epay: epayVoice(epay),
    stb: bankVoice('stb', banks.stb),
    nab: bankVoice('nab', banks.nab),
    vietin: bankVoice('vietin', banks.vietin),
    bidv: bankVoice('bidv', banks.bidv),
  }
  const checkouts = await openCheckouts(world, voices)
  const troubles = openTroubles(world)
  registerCheckouts(app, { checkouts, troubles, voices })
  registerAlepay(app, world, checkouts, troubles)
  registerEpay(app, world, checkouts, troubles)
  registerBankCards(app, world, checkouts, troubles)
  app.addHook('onClose', () => checkouts.settled())
}
