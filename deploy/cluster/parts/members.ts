import { databases, type Node, ports } from '../nodes.ts'

export type Role = 'primary' | 'synchronous' | 'standby' | 'away'
export type Member = { node: Node; role: Role }

type Answer = {
  state?: string
  role?: string
  replication?: { application_name: string; state: string; sync_state: string }[]
}

/** What one node's Patroni answers: its role, and of a primary the standbys that stream from it. */
async function ask(node: Node): Promise<Answer | null> {
  try {
    const url = `http://${node.address}:${ports.patroni}/patroni`
    const answer = await fetch(url, { signal: AbortSignal.timeout(1500) })
    return Object(await answer.json())
  } catch {
    return null
  }
}

/**
 * The role of each database node: a standby is one that streams from the primary. A node that runs without that, such as a
 * former primary that has to be rewound, is away.
 */
export async function readMembers(): Promise<Member[]> {
  const answers = await Promise.all(databases.map(async (node) => ({ node, answer: await ask(node) })))
  return rolesOf(answers)
}

export function rolesOf(answers: readonly { node: Node; answer: Answer | null }[]): Member[] {
  const running = answers.filter(({ answer }) => answer?.state === 'running')
  const primaries = running.filter(({ answer }) => /^(master|primary)$/.test(answer?.role ?? ''))
  const standbys = primaries.flatMap(({ answer }) => answer?.replication ?? [])
  return answers.map(({ node }): Member => {
    if (primaries.some((primary) => primary.node === node)) return { node, role: 'primary' }
    const standby = standbys.find(({ application_name }) => application_name === node.name)
    const isStandby = standby?.state === 'streaming' && running.some((one) => one.node === node)
    if (!isStandby) return { node, role: 'away' }
    return { node, role: standby.sync_state === 'sync' ? 'synchronous' : 'standby' }
  })
}

/** Whether there are one primary and two standbys, one of them synchronous where that is wanted. */
export function isWhole(members: readonly Member[], isSynchronous: boolean): boolean {
  const count = (role: Role) => members.filter((member) => member.role === role).length
  return count('primary') === 1 && count('away') === 0 && (!isSynchronous || count('synchronous') === 1)
}

/** @throws when no node has the role */
export function nodeWith(members: readonly Member[], role: Role): Node {
  const found = members.find((member) => member.role === role)
  if (!found) throw new Error(`no database node is ${role}`)
  return found.node
}
