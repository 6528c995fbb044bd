import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCallHeaders } from '../own-call.ts'
import type { PageOwner, Web } from './pages.ts'

const publicFiles = join(import.meta.dirname, '../../../../../web/public')
/** Where Vite answers: its own modules, those of the web, and of packages. */
const modules = ['/@*', '/src/*', '/node_modules/*']
const passedOn = ['content-type', 'cache-control', 'etag']

/**
 * Pages from their sources instead of the build, for `npm run dev`: another process renders them (`web/live-pages.ts`).
 *
 * @param live address of that process
 * @param api address of this server, where pages find their data
 */
export function livePages(
  live: string,
  api: string,
): { web: Web; register(app: FastifyInstance): Promise<void> } {
  async function ask(question: object): Promise<unknown> {
    const body = JSON.stringify({ ...question, api, headers: ownCallHeaders })
    const answer = await fetch(`${live}/@page`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`the page cannot be rendered: ${await answer.text()}`)
    return await answer.json()
  }

  async function passOn(request: FastifyRequest, reply: FastifyReply) {
    const { accept = '*/*', 'if-none-match': tag = '' } = request.headers
    const answer = await fetch(`${live}${request.url}`, { headers: { accept, 'if-none-match': tag } })
    for (const name of passedOn) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  }

  return {
    web: {
      fetch: async ({ url }, { context }) => {
        const page = (await ask({ what: 'render', url, context })) as LivePage
        const headers = page.location === null ? undefined : { location: page.location }
        return new Response(page.html, { status: page.status, headers })
      },
      // an edited page is seen at once
      keepingOf: () => null,
      partnerOf: async (url) =>
        ((await ask({ what: 'partner', url })) as { partner: PageOwner | null }).partner,
      // the browser is notified of edits here
      apiOrigins: [live.replace('http', 'ws')],
    },
    register: async (app) => {
      for (const path of modules) app.get(path, passOn)
      await app.register(fastifyStatic, { root: publicFiles, index: false, wildcard: false })
    },
  }
}

type LivePage = { status: number; location: string | null; html: string }
