import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { etcdCommand } from '../config/etcd.ts'
import { haproxyConfig } from '../config/haproxy.ts'
import { patroniConfig } from '../config/patroni.ts'
import { pgbouncerConfig, pgbouncerUsers } from '../config/pgbouncer.ts'
import { serverEnvironment } from '../config/server.ts'
import { databases, ports, proxy, servers } from '../nodes.ts'
import type { Database } from './database.ts'
import { isWhole, readMembers } from './members.ts'
import type { Supervisor } from './programs.ts'
import { until } from './until.ts'

/** The account of PostgreSQL, Patroni and PgBouncer, which Debian's packages create. */
const account = 'postgres'
const root = join(import.meta.dirname, '../../..')

export type Options = {
  /** For data, sockets, configurations and logs. */
  folder: string
  /** The folder of the PostgreSQL programs. */
  programs: string
  isSynchronous: boolean
}

/** Starts etcd, Patroni with PostgreSQL, HAProxy, PgBouncer and the servers, and waits until each of them answers. */
export async function startCluster(
  supervisor: Supervisor,
  database: Database,
  { folder, programs, isSynchronous }: Options,
): Promise<void> {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, account], { encoding: 'utf8' })),
  )
  /** Makes a folder that the account of the databases owns. */
  const own = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    chownSync(path, uid ?? 0, gid ?? 0)
    return path
  }
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  chmodSync(folder, 0o755)

  for (const node of databases)
    supervisor.start({
      name: `etcd-${node.name}`,
      node,
      command: etcdCommand(node, join(folder, `etcd-${node.name}`)),
    })
  await until('etcd', 30, async () => {
    const answers = await Promise.all(
      databases.map(({ address }) => fetch(`http://${address}:${ports.etcd}/health`)),
    )
    return answers.every(({ ok }) => ok)
  })

  for (const node of databases) {
    const home = own(node.name)
    const config = patroniConfig(node, {
      dataFolder: join(home, 'data'),
      programs,
      socketFolder: home,
      isSynchronous,
    })
    const file = write(`patroni-${node.name}.yml`, config)
    supervisor.start({ name: `patroni-${node.name}`, node, command: ['/usr/bin/patroni', file], account })
  }
  const proxyFile = write('haproxy.cfg', haproxyConfig)
  supervisor.start({ name: 'haproxy', node: proxy, command: ['/usr/sbin/haproxy', '-db', '-f', proxyFile] })
  await until('a primary with its standbys', 120, async () => isWhole(await readMembers(), isSynchronous))
  await until('the primary through HAProxy', 30, async () => {
    await database.prepare()
    return true
  })

  write('pgbouncer-users.txt', pgbouncerUsers)
  const pooler = write('pgbouncer.ini', pgbouncerConfig(folder))
  for (const node of servers)
    supervisor.start({
      name: `pgbouncer-${node.name}`,
      node,
      command: ['/usr/sbin/pgbouncer', pooler],
      account,
    })
  for (const node of servers) {
    supervisor.start({
      name: `server-${node.name}`,
      node,
      command: [process.execPath, join(root, 'server/src/main.ts')],
      environment: serverEnvironment(own(node.name)),
    })
    // the first one migrates, builds the pages and loads the demo world
    await until(`the server on ${node.name}`, 400, () => isReady(node.address))
  }
  await until('both servers through HAProxy', 30, async () => {
    const answer = await fetch(`http://${proxy.address}:${ports.product}/readyz`)
    return answer.ok
  })
}

/** Whether a server takes requests. */
export async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`http://${address}:${ports.server}/readyz`, {
    signal: AbortSignal.timeout(1500),
  })
  return answer.ok
}
