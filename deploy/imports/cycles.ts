/** The edges of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Puts the nodes of a graph into groups, each after everything it depends on: a group of several nodes is a cycle.
 * Tarjan's algorithm of strongly connected components; nodes of the same level keep the order of the graph.
 */
export function groupsFromBelow(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups

  function visit(node: string): number {
    const place = order.size
    order.set(node, place)
    let low = place
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === place) groups.push(open.splice(open.indexOf(node)).sort())
    return low
  }
}
