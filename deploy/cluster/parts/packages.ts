import { execFileSync } from 'node:child_process'
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'

/** The Debian packages of the cluster, each with a program of it. */
const needed: Readonly<Record<string, string>> = {
  iproute2: '/{sbin,bin,usr/sbin,usr/bin}/ip',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/lib/postgresql/*/bin/pg_rewind',
}

const missing = (): string[] =>
  Object.entries(needed).flatMap(([name, program]) => (globSync(program).length > 0 ? [] : [name]))

/**
 * Checks that the machine has every program of the cluster.
 *
 * @param mayInstall installs what is missing; else the error names the command that does
 * @throws with that command
 */
export function requirePackages(mayInstall: boolean): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('The cluster needs Linux and root: it makes network namespaces.')
  const names = missing()
  if (names.length === 0) return
  const command = `apt-get install --yes --no-install-recommends ${names.join(' ')}`
  if (!mayInstall)
    throw new Error(`Debian packages are missing: ${command}\nor: npm run cluster -- --install`)
  withoutServices(() => execFileSync('sh', ['-c', `apt-get update && ${command}`], { stdio: 'inherit' }))
}

/** Debian starts the service of a package that it installs, unless this file refuses. */
const servicePolicy = '/usr/sbin/policy-rc.d'

function withoutServices(install: () => void): void {
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    install()
  } finally {
    if (isOurs) rmSync(servicePolicy)
  }
}

/** The programs of the newest PostgreSQL from Debian. */
export function postgresFolder(): string {
  const found = globSync('/usr/lib/postgresql/*/bin')
    .map((folder) => ({ folder, version: Number(folder.split('/').at(-2)) }))
    .toSorted((one, other) => other.version - one.version)[0]
  if (!found || found.version < 15) throw new Error('PostgreSQL 15 or later is needed')
  return found.folder
}
