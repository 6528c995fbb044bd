import { setTimeout as sleep } from 'node:timers/promises'
import { type Asking, ask, type Reply } from '#testing/apps/wire'
import type { ServerProcess } from '#testing/processes/server-process'

/** A load balancer as deployments have one: it sends requests to the servers whose `/readyz` answers 200. */
export interface Balancer {
  add(server: ServerProcess): Promise<void>
  /** Stops one as an update does; returns its exit code. */
  drain(server: ServerProcess): Promise<number | null>
  /**
   * Sends a request until a server takes it, with the same body and key each time, as browsers and banks do.
   *
   * @throws after a minute of errors
   */
  send(path: string, asking: Asking): Promise<Reply>
  /** Connections that were refused or cut. */
  failures(): number
  end(): Promise<void>
}

export function startBalancer(): Balancer {
  const servers = new Set<ServerProcess>()
  const ready = new Set<ServerProcess>()
  const ended = new AbortController()
  let turn = 0
  let failures = 0
  const check = async (server: ServerProcess) => {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null)
    if (answer?.ok && servers.has(server)) ready.add(server)
    else ready.delete(server)
  }
  const checking = (async () => {
    while (!ended.signal.aborted) {
      await Promise.all([...servers].map(check))
      await sleep(50)
    }
  })()
  const next = () => [...ready][turn++ % ready.size]
  return {
    add: async (server) => {
      servers.add(server)
      await check(server)
    },
    drain: async (server) => {
      const code = await server.stop('SIGTERM')
      servers.delete(server)
      ready.delete(server)
      return code
    },
    send: async (path, asking) => {
      const deadline = performance.now() + 60_000
      for (;;) {
        const server = next()
        const reply =
          server &&
          (await ask(`${server.url}${path}`, asking).catch(() => {
            failures += 1
            return null
          }))
        if (reply && reply.status < 500) return reply
        if (performance.now() > deadline)
          throw new Error(
            `${path} is not answered: ${reply ? `${reply.status} ${reply.error_msg}` : 'no server'}`,
          )
        await sleep(50)
      }
    },
    failures: () => failures,
    end: async () => {
      ended.abort()
      await checking
    },
  }
}
