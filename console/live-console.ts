import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'

/**
 * Serves the console from its sources, without a build: an edited module is seen at once. The product's server passes
 * requests under /staff on to it (`http/console.ts`).
 *
 * @param port where to listen
 */
export async function startLiveConsole(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const http = createHttpServer()
  const vite = await createServer({
    root: import.meta.dirname,
    logLevel: 'warn',
    // With a server of its own, Vite would end the process at a signal. The browser is notified of edits on this port,
    // whatever port its page came from.
    server: { middlewareMode: true, hmr: { server: http, host: 'localhost', clientPort: port } },
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
