import { type Query, queryBy } from '#platform/database/sql'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/** One step of a plan: the operation, its table, its index and its condition on the index, if any. */
export type Step = { node: string; table: string | null; index: string | null; condition: string }

/**
 * The steps of the plans PostgreSQL keeps for the statements of a read once it has seen them often: made without
 * knowing the values. Each statement is answered with no rows, so `read` must send all of them without any.
 */
export async function stepsOf(q: Query, read: (q: Query) => Promise<unknown>): Promise<Step[]> {
  const texts: string[] = []
  await read(
    queryBy(async ({ text }) => {
      texts.push(text)
      return []
    }),
  )
  const steps: Step[] = []
  for (const text of texts) {
    const rows = await q.text<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) collect(Plan, steps)
  }
  return steps
}

function collect(node: Node, steps: Step[]): void {
  steps.push({
    node: node['Node Type'],
    table: node['Relation Name'] ?? null,
    index: node['Index Name'] ?? null,
    condition: node['Index Cond'] ?? '',
  })
  for (const child of node.Plans ?? []) collect(child, steps)
}
