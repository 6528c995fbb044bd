import { join } from 'node:path'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openBank } from './bank/bank.ts'
import { registerBankRoutes } from './bank/routes.ts'
import { registerClockRoutes } from './clock/routes.ts'
import { registerClubRoutes } from './club/routes.ts'
import { registerEmailRoutes } from './email/routes.ts'
import { registerGateways } from './gateways.ts'
import { registerLive } from './live.ts'
import type { SandboxLog, SandboxOptions } from './options.ts'
import { registerAssets } from './pages/assets.ts'
import { sendMissing } from './pages/page.ts'
import { registerPartnerRoutes } from './partners/routes.ts'
import { registerPushRoutes } from './push/routes.ts'
import { registerSmsRoutes } from './sms/routes.ts'
import { registerTourRoutes } from './tour/routes.ts'
import { registerWeatherRoutes } from './weather/routes.ts'
import type { World } from './world.ts'
import { registerZaloRoutes } from './zalo/routes.ts'

const silent: SandboxLog = { info: () => {}, warn: () => {}, error: () => {} }
/** A photograph of a QR code from a phone. */
const largestBody = 16 * 1024 * 1024

/** The sandbox without its port: every module on one Fastify. Closing it aborts its pending work. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const closing = new AbortController()
  const { dataDir } = options
  const world: World = {
    options,
    log: options.log ?? silent,
    now: options.now ?? (() => new Date()),
    live: registerLive(app),
    closing: closing.signal,
    fileFor: (name) => (dataDir ? join(dataDir, `sandbox-${name}.jsonl`) : undefined),
  }
  await app.register(formbody)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError)
      return reply.code(400).send({ error: 'invalid', fields: z.flattenError(error).fieldErrors })
    if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
      return reply.code(error.statusCode).send({ error: error.message })
    world.log.error({ err: error }, 'the sandbox failed to answer')
    return reply.code(500).send({ error: 'internal' })
  })
  app.setNotFoundHandler(sendMissing)
  registerAssets(app)
  await registerSmsRoutes(app, world)
  await registerEmailRoutes(app, world)
  await registerZaloRoutes(app, world)
  await registerWeatherRoutes(app, world)
  await registerPushRoutes(app, world)
  registerClockRoutes(app, world)
  const bank = await openBank(world)
  registerBankRoutes(app, world, bank)
  registerPartnerRoutes(app, world)
  registerClubRoutes(app, world)
  registerTourRoutes(app, world)
  await registerGateways(app, world)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', () => bank.settled())
  return app
}
