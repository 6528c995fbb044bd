import { randomBytes, randomUUID } from 'node:crypto'
import { type PartnerKeys, storeKeys } from '#identity/partners/keys/keys'
import type { Partner } from '#identity/partners/partner'
import { allPartners } from '#identity/partners/partner'
import { registerStaffPartnerRoutes } from '#identity/partners/partner-routes'
import { registerPartnerRoutes } from '#identity/partners/routes'
import { sealFor } from '#identity/partners/sso/seal'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { registerAccountRoutes } from '#identity/sign-in/routes'
import { openEvents } from '#platform/database/listen'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import type { TestContext } from '../context.ts'
import { silentLog } from '../log.ts'

/** The application with the ways in through partners and `more` routes, on a context whose tokens and news are real. */
export async function createPartnerApp(
  ctx: TestContext,
  ...more: ((app: App, ctx: TestContext) => void)[]
): Promise<App> {
  ctx.events = await openEvents(ctx.database.connection, silentLog)
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  const app = await createApp(ctx)
  registerAccountRoutes(app, ctx)
  registerPartnerRoutes(app, ctx)
  registerStaffPartnerRoutes(app, ctx)
  for (const register of more) register(app, ctx)
  app.addHook('onClose', () => ctx.events.close())
  await app.ready()
  return app
}

/** Fresh keys of a partner, as its row has them from now on. */
export async function issueKeys(ctx: TestContext, code: string): Promise<PartnerKeys> {
  const keys = { cipherKey: randomBytes(32), macSecret: randomUUID(), verifyKey: null }
  const { id } = await partnerRow(ctx, code)
  const earlierUntil = new Date(ctx.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000)
  await inTransaction(ctx.pool, (q) => storeKeys(ctx, q, id, keys, { staffId: null, earlierUntil }))
  return keys
}

export async function partnerRow(ctx: TestContext, code: string): Promise<Partner> {
  const partner = (await allPartners(ctx)).find((one) => one.code === code)
  if (!partner) throw new Error(`no partner ${code}`)
  return partner
}

/** The SSO address of a partner's app: a customer, encrypted in the partner's format, by default just now. */
export async function ssoTokenOf(
  ctx: TestContext,
  code: string,
  keys: PartnerKeys,
  said: Readonly<Record<string, string>>,
): Promise<string> {
  const { sso } = await partnerRow(ctx, code)
  if (!sso) throw new Error(`${code} has no SSO`)
  const ts = String(Math.floor(ctx.clock.now().getTime() / 1000))
  return sealFor(sso, keys, { partner: code, ts, nonce: randomUUID(), ...said })
}
