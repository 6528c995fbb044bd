import { databases, type Node, ports } from '../nodes.ts'

const peers = databases.map(({ name, address }) => `${name}=http://${address}:${ports.etcdPeer}`).join(',')

/** The command of a node's etcd. The three decide by majority which node is the primary. */
export function etcdCommand({ name, address }: Node, dataFolder: string): string[] {
  const [client, peer] = [`http://${address}:${ports.etcd}`, `http://${address}:${ports.etcdPeer}`]
  return [
    '/usr/bin/etcd',
    ...['--name', name],
    ...['--data-dir', dataFolder],
    ...['--listen-client-urls', client],
    ...['--advertise-client-urls', client],
    ...['--listen-peer-urls', peer],
    ...['--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', peers],
    ...['--initial-cluster-state', 'new'],
    // the version of the protocol by which Patroni asks
    '--enable-v2',
    ...['--logger', 'zap'],
  ]
}
