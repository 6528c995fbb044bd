import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port below those that systems give to outgoing connections and to listeners without a number: another process
 * of the same run cannot be given it before a program that starts later listens on it.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if ((await isFree('127.0.0.1', port)) && (await isFree('::1', port))) return port
  }
}

/**
 * @param {string} host
 * @param {number} port
 */
async function isFree(host, port) {
  const server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
  } catch (error) {
    // a machine without IPv6 has nothing that listens there
    return error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL'
  }
  await once(server.close(), 'close')
  return true
}
