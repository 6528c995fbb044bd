import { randomBytes } from 'node:crypto'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Place } from './place.ts'
import type { Transport } from './transport.ts'

/** Where an engine listens. `host` of a socket is its folder. */
export interface EngineAddress {
  host: string
  port: number
  password?: string
}

/** Number in a socket's name; nothing listens on this port. */
export const socketPort = 5432
const loopback = '127.0.0.1'

/** The address of an engine that listens on this socket folder or port. */
export async function addressAt(
  place: Place,
  { sockets, port }: { sockets: string; port: number },
): Promise<EngineAddress> {
  if (place.transport === 'socket') return { host: sockets, port: socketPort }
  return { host: loopback, port, password: await readPassword(place) }
}

/** The arguments that make PostgreSQL listen at an address, and nowhere else. */
export function listenArguments(kind: Transport, { host, port }: EngineAddress): string[] {
  const [address, folder] = kind === 'socket' ? ['', host] : [host, '']
  return ['-p', String(port), '-c', `listen_addresses=${address}`, '-c', `unix_socket_directories=${folder}`]
}

/**
 * The arguments for initdb to create a cluster which only our account can connect to. `trust` is safe behind a socket
 * in a directory that only our account can enter. The builtin provider sorts the same on every machine; a query
 * requests natural order where it matters. Windows has no locale named C.UTF-8.
 */
export function clusterArguments(kind: Transport, passwordFile: string): string[] {
  const locale = ['-E', 'UTF8', '--locale-provider=builtin']
  if (kind === 'socket') return ['-A', 'trust', ...locale, '--locale=C.UTF-8']
  return [
    ...['-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ...[...locale, '--builtin-locale=C.UTF-8', '--locale=C'],
  ]
}

/** Writes a new password for a cluster that is about to be made. */
export async function writePassword({ password, account }: Place): Promise<void> {
  await writeFile(password, randomBytes(32).toString('hex'), { mode: 0o600 })
  if (account) await chown(password, account.uid, account.gid)
}

async function readPassword({ password, data }: Place): Promise<string> {
  return await readFile(password, 'utf8').catch(() => {
    throw new Error(`${password}, the password of the database in ${data}, is missing: put it back.`)
  })
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, loopback, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
