import type { App } from '../http/app.ts'

/** The short addresses that text messages carry: `/b/17` leads to the bill, `/w` to the wallet; both ask for a login. */
export function registerMessageLinks(app: App): void {
  app.get<{ Params: { id: string } }>(
    '/b/:id',
    { schema: { hide: true } },
    async ({ params: { id } }, reply) =>
      /^\d{1,15}$/.test(id) ? reply.redirect(`/wap/detail-history-booked/${id}`) : reply.callNotFound(),
  )
  app.get('/w', (_, reply) => reply.redirect('/wap/wallet/history-transaction'))
}
