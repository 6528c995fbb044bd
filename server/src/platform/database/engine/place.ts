import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Account, accountFor } from './process/account.ts'
import { type Transport, transportFor } from './transport.ts'

/** All files of an engine: its data directory and, beside it, those shared by the starts of one checkout. */
export interface Place {
  data: string
  /** where the cluster is made before it gets its name */
  unfinished: string
  lock: string
  users: string
  log: string
  /** of the engine's account, when it listens on a port */
  password: string
  transport: Transport
  /** the socket's directory: outside the checkout, because a socket's path may have about 100 bytes only */
  sockets: string
  /** the account PostgreSQL runs as, null for our own */
  account: Account | null
}

/** Determines the place of a data directory, which need not exist yet. Two checkouts never share anything. */
export async function placeOf(
  dataDir: string,
  transport: Transport = transportFor(process.platform),
): Promise<Place> {
  await mkdir(dirname(dataDir), { recursive: true })
  const data = join(await realpath(dirname(dataDir)), basename(dataDir))
  const short = createHash('sha1').update(data).digest('hex').slice(0, 10)
  return {
    data,
    unfinished: `${data}.new`,
    lock: `${data}.lock`,
    users: `${data}.users`,
    log: `${data}.log`,
    password: `${data}.password`,
    transport,
    sockets: join(tmpdir(), `teeviet-${short}`),
    account: accountFor(data),
  }
}
