import { databases, ports, servers } from '../nodes.ts'

const backends = (nodes: readonly { name: string; address: string }[], port: number, check: string) =>
  nodes.map(({ name, address }) => `  server ${name} ${address}:${port} ${check}`).join('\n')

/** A standby that lags further is not read from. */
const mostLag = '16MB'

const asDatabase = (name: string, path: string, port: number, balance: string) => `
listen ${name}
  bind :${port}
  mode tcp
  balance ${balance}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends(databases, ports.postgres, `check port ${ports.patroni}`)}`

/**
 * HAProxy in front of the servers and of the databases. Patroni of each node answers whether it is the primary or a standby;
 * connections to a node that no longer is are cut, so that no session waits for a machine that is gone.
 */
export const haproxyConfig = `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s

listen product
  bind :${ports.product}
  mode http
  balance leastconn
  option forwardfor
  option redispatch
  retries 2
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends(servers, ports.server, 'check')}
${asDatabase('primary', '/primary', ports.primary, 'first')}
${asDatabase('standbys', `/replica?lag=${mostLag}`, ports.standbys, 'roundrobin')}
`
