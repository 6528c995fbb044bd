import { buildSandbox } from './app.ts'
import { hostOf, type SandboxOptions } from './options.ts'

export { type Club, createClub } from './club/club.ts'
export type { SandboxLog, SandboxOptions } from './options.ts'
export { tourDaysAhead } from './tour/tours.ts'

/** A running sandbox: where it answers, and how to end it. */
export type Sandbox = { url: string; close(): Promise<void> }

/**
 * Starts the simulation of all external services: the SMS network and the banks. It stores its data in memory, and in
 * `dataDir` when given. Refuses an address other machines can reach.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = hostOf(options)
  const app = await buildSandbox(options)
  const { port } = new URL(await app.listen({ port: options.port, host }))
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  options.log?.info({ url }, 'the sandbox is ready')
  return { url, close: () => app.close() }
}
