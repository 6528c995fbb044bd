import { type Club, createClub } from '@teeviet/sandbox'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { rotateClubKey } from '#identity/staff/club-keys'
import { saveClubWebhook } from '#identity/staff/club-webhook'
import { createApp } from '#platform/http/create-app'
import { registerClubPortalRoutes } from '#rounds/club/portal-routes'
import type { TestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { silentLog } from '../log.ts'
import { openReceiver } from '../webhooks/receiver.ts'

/** An account of a club with a key, and a server that receives its events and answers with the next status. */
export async function addClubSystem(ctx: TestContext, courseIds: number[]) {
  const admin = await addStaff(ctx.q)
  const account = await addStaff(ctx.q, ['club'], courseIds)
  const scopes = ['club.read' as const, 'club.answer' as const]
  const { key } = await rotateClubKey(ctx, admin, { id: account.id, scopes })
  let club: Club | undefined
  const receiver = await openReceiver((signature, body, alternate) => club?.take(signature, body, alternate))
  const { secret } = await saveClubWebhook(ctx, admin, { id: account.id, url: receiver.url })
  if (secret === null) throw new Error('no secret')
  const closing = new AbortController()
  return {
    ...receiver,
    admin,
    account,
    key,
    secret,
    /** Lets the sandbox's club take the events and call the product, which then listens too. */
    async startClub(): Promise<{ club: Club; close(): Promise<void> }> {
      ctx.authenticate = createAuthenticate({
        q: ctx.q,
        clock: ctx.clock,
        secret: ctx.config.secrets.token,
      })
      const app = await createApp(ctx)
      registerClubPortalRoutes(app, ctx)
      const productUrl = await app.listen({ host: '127.0.0.1', port: 0 })
      const now = () => ctx.clock.now()
      club = createClub({ productUrl, key, secret, now, log: silentLog, closing: closing.signal })
      return { club, close: () => app.close() }
    },
    close() {
      closing.abort()
      receiver.close()
    },
  }
}
