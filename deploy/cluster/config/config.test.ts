import { describe, expect, test } from 'vitest'
import { databases, ports, servers } from '../nodes.ts'
import { etcdCommand } from './etcd.ts'
import { haproxyConfig } from './haproxy.ts'
import { patroniConfig } from './patroni.ts'
import { pgbouncerConfig } from './pgbouncer.ts'
import { serverEnvironment } from './server.ts'

const [first] = databases
const config = (isSynchronous: boolean) =>
  JSON.parse(
    patroniConfig(first, { dataFolder: '/data', programs: '/bin', socketFolder: '/run', isSynchronous }),
  )

describe('Patroni', () => {
  test('lets no primary acknowledge alone, unless that is asked for', () => {
    const strict = { synchronous_mode: true, synchronous_mode_strict: true }
    expect(config(true).bootstrap.dcs).toMatchObject(strict)
    expect(config(false).bootstrap.dcs).toMatchObject({
      synchronous_mode: false,
      synchronous_mode_strict: false,
    })
  })

  test('has times that fit together: a primary that cannot renew its lock stops before the lock ends', () => {
    const { ttl, loop_wait, retry_timeout } = config(true).bootstrap.dcs
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
    expect(ttl).toBeLessThan(30)
  })

  test('asks the etcd of its own node, so that no frozen node hides the end of the lock', () => {
    expect(config(true).etcd).toEqual({ hosts: [`${first.address}:${ports.etcd}`], use_proxies: true })
  })

  test('keeps the durability of PostgreSQL', () => {
    const { parameters } = config(true).bootstrap.dcs.postgresql
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(parameters).not.toHaveProperty(setting)
  })
})

test('every member of etcd knows all three', () => {
  for (const node of databases) {
    const command = etcdCommand(node, '/data')
    const peers = command[command.indexOf('--initial-cluster') + 1]
    for (const { name, address } of databases) expect(peers).toContain(`${name}=http://${address}:`)
  }
})

test('HAProxy asks Patroni for the primary, and each server whether it is ready', () => {
  const [product = '', primary = '', standbys = ''] = haproxyConfig.split(/^listen /m).slice(1)
  expect(primary).toContain('option httpchk OPTIONS /primary')
  expect(standbys).toContain('option httpchk OPTIONS /replica?lag=16MB')
  for (const { address } of databases)
    expect(primary).toContain(`${address}:${ports.postgres} check port ${ports.patroni}`)
  expect(product).toContain('option httpchk GET /readyz')
  for (const { address } of servers) expect(product).toContain(`${address}:${ports.server}`)
})

test('requests go through PgBouncer in session mode, the owner of the schema does not', () => {
  expect(pgbouncerConfig('/etc')).toMatch(/^pool_mode = session$/m)
  const { DATABASE_URL, DATABASE_OWNER_URL } = serverEnvironment('/data')
  expect(DATABASE_URL).toContain(`@127.0.0.1:${ports.pgbouncer}/`)
  expect(DATABASE_OWNER_URL).toContain(`:${ports.primary}/`)
})
