/** A machine of the cluster: a network namespace with one address. */
export type Node = { name: string; namespace: string; address: string }

export const subnet = '10.91.0'
/** Of the namespaces, so that those of an interrupted run are recognised. */
export const prefix = 'teeviet-'

const node = (name: string, host: number): Node => ({
  name,
  namespace: `${prefix}${name}`,
  address: `${subnet}.${host}`,
})

/** PostgreSQL, Patroni and a member of etcd each. */
export const databases = [node('db1', 11), node('db2', 12), node('db3', 13)] as const
/** A server of the product and its PgBouncer each. */
export const servers = [node('app1', 21), node('app2', 22)] as const
/** HAProxy, in front of the servers and of the databases. */
export const proxy = node('proxy', 31)
/** The golfers, and the program that inflicts the faults. */
export const load = node('load', 41)

/** The namespace of the bridge between all of them. */
export const bridge = `${prefix}bridge`
export const nodes: readonly Node[] = [...databases, ...servers, proxy, load]

export const ports = {
  etcd: 2379,
  etcdPeer: 2380,
  patroni: 8008,
  postgres: 5432,
  pgbouncer: 6432,
  server: 3000,
  /** Of HAProxy: the product, the primary, the standbys. */
  product: 8080,
  primary: 5000,
  standbys: 5001,
} as const

/** Passwords of a cluster that lives for minutes and is reached from its own namespaces only. */
export const accounts = {
  superuser: { name: 'postgres', password: 'cluster-superuser' },
  replication: { name: 'replicator', password: 'cluster-replicator' },
  rewind: { name: 'rewinder', password: 'cluster-rewinder' },
  owner: { name: 'teeviet', password: 'cluster-owner' },
  server: { name: 'teeviet_server', password: 'cluster-server' },
} as const
export const database = 'teeviet'
