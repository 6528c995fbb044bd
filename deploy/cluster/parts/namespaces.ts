import { execFileSync } from 'node:child_process'
import { bridge, load, type Node, nodes, prefix } from '../nodes.ts'

const run = (words: string): string => {
  const [program = '', ...args] = words.split(' ')
  return execFileSync(program, args, { encoding: 'utf8' })
}

/** The namespaces of the cluster that exist, also those of an interrupted run. */
export function existingNamespaces(): string[] {
  return run('ip netns list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith(prefix))
}

/** Makes one namespace for each node, joined by a bridge in a namespace of its own: nothing of the machine's network changes. */
export function createNamespaces(): void {
  run(`ip netns add ${bridge}`)
  run(`ip -n ${bridge} link add switch type bridge`)
  run(`ip -n ${bridge} link set switch up`)
  for (const { name, namespace, address } of nodes) {
    run(`ip netns add ${namespace}`)
    run(`ip -n ${namespace} link set lo up`)
    run(`ip -n ${bridge} link add ${name} type veth peer name eth0 netns ${namespace}`)
    run(`ip -n ${bridge} link set ${name} master switch up`)
    run(`ip -n ${namespace} address add ${address}/24 dev eth0`)
    run(`ip -n ${namespace} link set eth0 up`)
  }
}

/** The processes in a namespace. */
function processesIn(namespace: string): number[] {
  return run(`ip netns pids ${namespace}`).trim().split('\n').filter(Boolean).map(Number)
}

/** Sends a signal to every process in a namespace. */
export function signalAll(namespace: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(namespace)) {
    try {
      process.kill(pid, signal)
    } catch {
      // it has ended in the meantime
    }
  }
}

/** Kills every process of the cluster and removes its namespaces. */
export function removeNamespaces(): void {
  const namespaces = existingNamespaces()
  // first: the program in it would start the others again
  if (namespaces.includes(load.namespace)) signalAll(load.namespace, 'SIGKILL')
  for (const namespace of namespaces) signalAll(namespace, 'SIGKILL')
  for (const namespace of namespaces) run(`ip netns delete ${namespace}`)
}

/** Cuts a node off from all others, or joins it again. */
export function setNetwork({ name }: Node, state: 'up' | 'down'): void {
  run(`ip -n ${bridge} link set ${name} ${state}`)
}

/** Drops what a node sends to the other one, or sends it again. */
export function setRoute(from: Node, to: Node, state: 'open' | 'closed'): void {
  run(`ip -n ${from.namespace} route ${state === 'closed' ? 'add' : 'delete'} blackhole ${to.address}/32`)
}

/** The words that run a command on a node. */
export function onNode({ namespace }: Node, command: readonly string[]): string[] {
  return ['ip', 'netns', 'exec', namespace, ...command]
}
