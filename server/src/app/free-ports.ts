import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '#platform/config/config'

/** A port the server is going to listen on, and the setting that names it. */
export type WantedPort = { setting: 'PORT' | 'SANDBOX_PORT' | 'METRICS_PORT'; host: string; port: number }

/** The ports that a server with these settings listens on. */
export function portsOf({ host, port, sandboxPort, metricsPort }: Config): WantedPort[] {
  return [
    { setting: 'PORT', host, port },
    ...(sandboxPort === null
      ? []
      : [{ setting: 'SANDBOX_PORT' as const, host: 'localhost', port: sandboxPort }]),
    ...(metricsPort === null ? [] : [{ setting: 'METRICS_PORT' as const, host, port: metricsPort }]),
  ]
}

/** Thrown with a sentence for each port that another program listens on. */
export class PortTaken extends Error {
  constructor(taken: readonly Pick<WantedPort, 'setting' | 'port'>[]) {
    super(
      taken
        .map(
          ({ setting, port }) =>
            `Port ${port} is taken by another program: end that one, or set ${setting} to another port.`,
        )
        .join('\n'),
    )
    this.name = 'PortTaken'
  }
}

/**
 * Listens briefly on each port, so that a port in use is reported before anything is loaded or started.
 *
 * @throws PortTaken
 */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const areTaken = await Promise.all(wanted.map(isTaken))
  const taken = wanted.filter((_, index) => areTaken[index])
  if (taken.length > 0) throw new PortTaken(taken)
}

/** On any of the addresses of the host: `localhost` has one of IPv4 and one of IPv6. */
async function isTaken({ host, port }: WantedPort): Promise<boolean> {
  // a host without an address fails when the server listens on it, with its own words
  const addresses = await lookup(host, { all: true }).catch(() => [])
  const taken = await Promise.all(addresses.map(({ address }) => isTakenAt(address, port)))
  return taken.some(Boolean)
}

async function isTakenAt(address: string, port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen({ host: address, port }), 'listening')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  }
  await once(server.close(), 'close')
  return false
}
