/**
 * How the server reaches its engine. `socket`: a socket in a folder that only the engine's account can enter. `port`: a
 * port of this machine and a password, where Node has no such sockets.
 */
export type Transport = 'socket' | 'port'

/**
 * The kind of address for a platform: PostgreSQL on Windows has Unix sockets, Node on Windows has none.
 *
 * @param platform as in `process.platform`
 */
export function transportFor(platform: string): Transport {
  return platform === 'win32' ? 'port' : 'socket'
}
