import { type Query, queryBy } from '../database/sql.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
  'Subplans Removed'?: number
}

/** One step of a plan: what is done, and to which table if to one. */
export type Step = { node: string; table: string | null }

/**
 * The steps of the plans PostgreSQL chooses for the statements of a read, prepared and without knowing the values, as
 * it does for a statement it has seen often. The statements themselves give no rows.
 */
export async function stepsOf(q: Query, read: (q: Query) => Promise<unknown>): Promise<Step[]> {
  const statements: { text: string; values: unknown[] }[] = []
  const recording = queryBy(async ({ text, values }) => {
    statements.push({ text, values })
    return []
  })
  await read(recording)
  const steps: Step[] = []
  for (const { text, values } of statements) {
    await q.text('set plan_cache_mode = force_generic_plan')
    const rows = await q.text<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) collect(Plan, steps)
  }
  return steps
}

function collect(node: Node, steps: Step[]): void {
  steps.push({ node: node['Node Type'], table: node['Relation Name'] ?? null })
  for (const child of node.Plans ?? []) collect(child, steps)
}
