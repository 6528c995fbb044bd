import type { App } from '../http/app.ts'

/**
 * The short addresses that text messages carry: `/b/17` leads to the bill, `/w` to the wallet; both ask for a login.
 * `/c/…` leads a club to the request it is asked about: its key is the credential.
 */
export function registerMessageLinks(app: App): void {
  app.get<{ Params: { id: string } }>(
    '/b/:id',
    { schema: { hide: true } },
    async ({ params: { id } }, reply) =>
      /^\d{1,15}$/.test(id) ? reply.redirect(`/wap/detail-history-booked/${id}`) : reply.callNotFound(),
  )
  app.get<{ Params: { key: string } }>(
    '/c/:key',
    { schema: { hide: true } },
    async ({ params: { key } }, reply) =>
      /^[\w-]{22}$/.test(key) ? reply.redirect(`/staff/club/${key}`) : reply.callNotFound(),
  )
  app.get('/w', (_, reply) => reply.redirect('/wap/wallet/history-transaction'))
}
