import { createServer } from 'node:http'
import { type Club, createClub } from '@teeviet/sandbox'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { rotateClubKey } from '#identity/staff/club-keys'
import { saveClubWebhook } from '#identity/staff/club-webhook'
import { createApp } from '#platform/http/create-app'
import { registerClubPortalRoutes } from '#rounds/club/portal-routes'
import type { TestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { silentLog } from '../log.ts'

type Received = { event: string; signature: string; body: string }

/** An account of a club with a key, and a server that receives its events and answers with the next status. */
export async function addClubSystem(ctx: TestContext, courseIds: number[]) {
  const admin = await addStaff(ctx.q)
  const account = await addStaff(ctx.q, ['club'], courseIds)
  const scopes = ['club.read' as const, 'club.answer' as const]
  const { key } = await rotateClubKey(ctx, admin, { id: account.id, scopes })
  const received: Received[] = []
  const statuses: number[] = []
  let club: Club | undefined
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const [event, signature] = ['x-teeviet-event', 'x-teeviet-signature'].map((name) =>
      String(request.headers[name]),
    )
    const body = Buffer.concat(chunks).toString()
    received.push({ event: event ?? '', signature: signature ?? '', body })
    response.writeHead(statuses.shift() ?? club?.take(signature, body) ?? 200).end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const address = receiver.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}/events`
  const { secret } = await saveClubWebhook(ctx, admin, { id: account.id, url })
  if (secret === null) throw new Error('no secret')
  const closing = new AbortController()
  return {
    admin,
    account,
    key,
    secret,
    url,
    received,
    /** The next answers of the receiver; then it takes everything. */
    answerNext: (...next: number[]) => statuses.push(...next),
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
      receiver.closeAllConnections()
      receiver.close()
    },
  }
}
