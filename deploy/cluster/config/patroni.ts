import { accounts, type Node, ports, subnet } from '../nodes.ts'

/** Seconds: a node whose lock is not renewed for `ttl` is not the primary any more; Patroni accepts no shorter one than 20. */
const [ttl, loopWait, retryTimeout] = [20, 5, 5]

export type PatroniOptions = {
  dataFolder: string
  /** The folder of the PostgreSQL programs. */
  programs: string
  socketFolder: string
  /** A commit is acknowledged when a standby has it too; without a standby it waits. */
  isSynchronous: boolean
}

/** The configuration of a node's Patroni, as JSON, which is YAML too. */
export function patroniConfig({ name, address }: Node, options: PatroniOptions): string {
  const { dataFolder, programs, socketFolder, isSynchronous } = options
  const account = ({ name: username, password }: { name: string; password: string }) => ({
    username,
    password,
  })
  const config = {
    scope: 'teeviet',
    name,
    restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
    // By version 2 of etcd's protocol: with version 3, Patroni 3.0 renews the lock without comparing its owner, so that a
    // primary that was frozen takes the lock back from the one that has followed it. Its own member only: through a frozen one,
    // whose connections stay open, a standby would not see that the lock has ended.
    etcd: { hosts: [`${address}:${ports.etcd}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: loopWait,
        retry_timeout: retryTimeout,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: isSynchronous,
        // a primary without a standby takes no writes, instead of acknowledging what only it has
        synchronous_mode_strict: isSynchronous,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: dataFolder,
      bin_dir: programs,
      pgpass: `${socketFolder}/pgpass`,
      authentication: {
        superuser: account(accounts.superuser),
        replication: account(accounts.replication),
        rewind: account(accounts.rewind),
      },
      parameters: { unix_socket_directories: socketFolder },
      // written at each start: pg_rewind copies the file from the new primary, and leaves half of it when that dies
      pg_hba: [
        'local all all trust',
        `host replication ${accounts.replication.name} ${subnet}.0/24 scram-sha-256`,
        `host all all ${subnet}.0/24 scram-sha-256`,
      ],
      remove_data_directory_on_rewind_failure: true,
    },
    watchdog: { mode: 'off' },
  }
  return JSON.stringify(config, null, 2)
}

/** The settings of every node's PostgreSQL; durability is PostgreSQL's default. */
const parameters = {
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'Asia/Ho_Chi_Minh',
  shared_buffers: '128MB',
  max_connections: 100,
  jit: 'off',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  wal_keep_size: '256MB',
  // a standby that does not answer is noticed within seconds; the default is a minute
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  log_error_verbosity: 'terse',
}
