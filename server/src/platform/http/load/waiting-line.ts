import { type Importance, importances } from './importance.ts'

/** How many requests of one network wait at most; the next one is refused. */
const MOST_OF_NETWORK = 500
/** One of so many goes to the least important that waits, so that none waits for ever. */
const EVERY = 10

export type WaitingLine<Item> = {
  /** False when its network has too many waiting already. */
  add(importance: Importance, network: string, item: Item): boolean
  /** The next one of an importance that may begin now, in most cases the most important; networks take turns. */
  take(mayBegin: (importance: Importance) => boolean): { importance: Importance; item: Item } | null
  /** Takes out those that have waited too long. */
  takeOverdue(isOverdue: (importance: Importance, item: Item) => boolean): Item[]
  /** How many wait. */
  size(importance: Importance): number
}

/**
 * Requests that wait, by importance and network. A network with many waiting delays itself and not the others: its next
 * one comes when each other network has had one.
 */
export function createWaitingLine<Item>(): WaitingLine<Item> {
  const lines = new Map(importances.map((importance) => [importance, new Map<string, Item[]>()]))
  const sizes = new Map<Importance, number>()
  let taken = 0
  const lineOf = (importance: Importance) => lines.get(importance) ?? new Map<string, Item[]>()
  const size = (importance: Importance) => sizes.get(importance) ?? 0
  const grow = (importance: Importance, by: 1 | -1) => sizes.set(importance, size(importance) + by)

  function takeOf(importance: Importance): Item | null {
    const line = lineOf(importance)
    for (const [network, waiting] of line) {
      const item = waiting.shift()
      // to the end, behind all other networks
      line.delete(network)
      if (waiting.length > 0) line.set(network, waiting)
      if (item === undefined) continue
      grow(importance, -1)
      return item
    }
    return null
  }

  return {
    add: (importance, network, item) => {
      const line = lineOf(importance)
      const waiting = line.get(network)
      if (waiting && waiting.length >= MOST_OF_NETWORK) return false
      if (waiting) waiting.push(item)
      else line.set(network, [item])
      grow(importance, 1)
      return true
    },
    take: (mayBegin) => {
      const able = importances.filter((importance) => size(importance) > 0 && mayBegin(importance))
      const importance = taken % EVERY === EVERY - 1 ? able.at(-1) : able[0]
      const item = importance === undefined ? null : takeOf(importance)
      if (importance === undefined || item === null) return null
      taken += 1
      return { importance, item }
    },
    takeOverdue: (isOverdue) => {
      const overdue: Item[] = []
      for (const [importance, line] of lines)
        for (const [network, waiting] of line) {
          // the first of a network has waited longest
          while (waiting[0] !== undefined && isOverdue(importance, waiting[0])) {
            overdue.push(waiting[0])
            waiting.shift()
            grow(importance, -1)
          }
          if (waiting.length === 0) line.delete(network)
        }
      return overdue
    },
    size,
  }
}
