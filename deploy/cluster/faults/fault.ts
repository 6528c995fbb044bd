import type { Node } from '../nodes.ts'
import type { Member } from '../parts/members.ts'
import type { Supervisor } from '../parts/programs.ts'

/** What a fault may use: the programs, and the roles as they are when it begins. */
export type Scene = { supervisor: Supervisor; members: readonly Member[]; dataFolder(node: Node): string }

/** A fault of the cluster. */
export type Fault = {
  name: string
  /** As the report names it. */
  title: string
  /** @returns what puts the node right again, once writes are measured */
  inflict(scene: Scene): Promise<() => void>
}
