import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databases, type Node, servers } from '../nodes.ts'
import { nodeWith } from '../parts/members.ts'
import { setNetwork, setRoute, signalAll } from '../parts/namespaces.ts'
import type { Supervisor } from '../parts/programs.ts'
import type { Fault, Scene } from './fault.ts'

/** How long the primary goes on without its standbys before it dies. */
const aloneMs = 3000
const nothing = () => {}

function kill(supervisor: Supervisor, name: string): void {
  const pid = supervisor.pidOf(name)
  if (pid === undefined) throw new Error(`${name} does not run`)
  process.kill(pid, 'SIGKILL')
}

/** Kills everything on a node, as a power cut does; returns what starts it again. */
function powerOff(supervisor: Supervisor, node: Node): () => void {
  supervisor.hold(node)
  signalAll(node.namespace, 'SIGKILL')
  return () => supervisor.release(node)
}

function freeze(node: Node): () => void {
  signalAll(node.namespace, 'SIGSTOP')
  return () => signalAll(node.namespace, 'SIGCONT')
}

const primaryOf = ({ members }: Scene) => nodeWith(members, 'primary')

export const faults: readonly Fault[] = [
  {
    name: 'server',
    title: 'one server killed (kill -9)',
    inflict: async ({ supervisor }) => {
      kill(supervisor, `server-${servers[0].name}`)
      return nothing
    },
  },
  {
    name: 'haproxy',
    title: 'HAProxy killed (kill -9)',
    inflict: async ({ supervisor }) => {
      kill(supervisor, 'haproxy')
      return nothing
    },
  },
  {
    name: 'postgres',
    title: "the primary's PostgreSQL killed (kill -9), Patroni left",
    inflict: async (scene) => {
      const file = join(scene.dataFolder(primaryOf(scene)), 'postmaster.pid')
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
      return nothing
    },
  },
  {
    name: 'primary',
    title: 'all of the primary killed (kill -9 PostgreSQL, Patroni, etcd)',
    inflict: async (scene) => powerOff(scene.supervisor, primaryOf(scene)),
  },
  {
    name: 'network',
    title: "the primary's network cut",
    inflict: async (scene) => {
      const node = primaryOf(scene)
      setNetwork(node, 'down')
      return () => setNetwork(node, 'up')
    },
  },
  {
    name: 'frozen',
    title: 'the primary frozen (SIGSTOP), later continued',
    inflict: async (scene) => freeze(primaryOf(scene)),
  },
  {
    name: 'frozen-standby',
    title: 'a standby frozen (the synchronous one, if there is one), later continued',
    inflict: async ({ members }) => {
      const synchronous = members.find(({ role }) => role === 'synchronous')
      return freeze(synchronous?.node ?? nodeWith(members, 'standby'))
    },
  },
  {
    name: 'alone',
    title: 'the primary cut off from its standbys for 3 s, then killed',
    inflict: async (scene) => {
      const primary = primaryOf(scene)
      const others = databases.filter((node) => node !== primary)
      for (const other of others) setRoute(primary, other, 'closed')
      await sleep(aloneMs)
      const start = powerOff(scene.supervisor, primary)
      return () => {
        for (const other of others) setRoute(primary, other, 'open')
        start()
      }
    },
  },
]
