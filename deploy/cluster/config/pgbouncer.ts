import { accounts, database, ports, proxy } from '../nodes.ts'

/**
 * A server's PgBouncer, in session mode: the product uses LISTEN and prepared statements, which belong to a session. It
 * cannot pass on the settings in a connection's `options`: the account has them as its own (`accountSettings`).
 */
export const pgbouncerConfig = (folder: string) => `
[databases]
${database} = host=${proxy.address} port=${ports.primary} dbname=${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/pgbouncer-users.txt
pool_mode = session
default_pool_size = 30
max_client_conn = 100
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 15
ignore_startup_parameters = options, extra_float_digits
`

/** The accounts that PgBouncer lets in. */
export const pgbouncerUsers = `"${accounts.server.name}" "${accounts.server.password}"\n`

/** The settings of a session that the product asks for in `options`, for the account that connects through PgBouncer. */
export const accountSettings: Readonly<Record<string, string>> = {
  timezone: 'Asia/Ho_Chi_Minh',
  idle_in_transaction_session_timeout: '60s',
  // of long work: the shorter limits of requests are lost
  statement_timeout: '600s',
  lock_timeout: '10s',
}
