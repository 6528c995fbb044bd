import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

/** The functions the product's server calls to render a page during development. */
type Question = {
  what: 'render' | 'partner'
  url: string
  context: { nonce: string; lang: string; marked?: boolean; origin: string }
  /** Address of the product's server, and the headers that mark a page's own calls to it. */
  api: string
  headers: Record<string, string>
}

type Call = { method: string; url: string; headers: Record<string, string>; payload?: string }
type Web = {
  fetch(request: Request, options: { context: object }): Promise<Response>
  partnerOf(url: URL): unknown
}

const entry = 'virtual:tanstack-start-server-entry'

/**
 * Serves pages and their modules from the sources, without a build: an edited module is seen at once. The product's
 * server asks here for each page (`platform/http/pages/live-pages.ts`) and passes the browser's questions for modules on.
 *
 * @param port where to listen
 */
export async function startLivePages(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const http = createHttpServer()
  const vite = await createServer({
    root: import.meta.dirname,
    logLevel: 'warn',
    appType: 'custom',
    // With a server of its own, Vite ends the process at a signal, whatever else has to be ended first. The browser is
    // notified of edits on this port, whatever port its page came from.
    server: { middlewareMode: true, hmr: { server: http, host: 'localhost', clientPort: port } },
    plugins: [pageAnswers()],
  })
  http.on('request', vite.middlewares)
  await once(http.listen(port, 'localhost'), 'listening')
  const close = async () => {
    await vite.close()
    http.closeAllConnections()
    http.close()
  }
  return { url: `http://localhost:${port}`, close }
}

function pageAnswers(): Plugin {
  return {
    name: 'page-answers',
    configureServer(vite) {
      vite.middlewares.use('/@page', (request: IncomingMessage, reply: ServerResponse) => {
        answer(vite, request).then(
          (told) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(told)),
          (error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            vite.config.logger.error(error instanceof Error ? String(error.stack) : String(error))
            reply.writeHead(500).end(String(error))
          },
        )
      })
    },
  }
}

async function answer(vite: ViteDevServer, request: IncomingMessage): Promise<object> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('pages are rendered in this process')
  const { default: web }: { default: Web } = await ssr.runner.import(entry)
  const { what, url, context, api, headers } = (await json(request)) as Question
  if (what === 'partner') return { partner: web.partnerOf(new URL(url)) }
  const inject = async (call: Call) => {
    const answered = await fetch(`${api}${call.url}`, {
      method: call.method,
      headers: { ...call.headers, ...headers },
      body: call.payload,
    })
    return { statusCode: answered.status, body: await answered.text() }
  }
  const page = await web.fetch(new Request(url, { headers: { accept: 'text/html' } }), {
    context: { ...context, inject },
  })
  return { status: page.status, location: page.headers.get('location'), html: await page.text() }
}
