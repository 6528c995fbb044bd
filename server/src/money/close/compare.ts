/**
 * One sum by the name the provider gave it; whole VND, outgoing sums are below zero. `also` is a second name used by
 * the other side: a notifier's number beside the bank's.
 */
export type Line = {
  reference: string
  amountVnd: number
  also?: string | null
  /** As the bank's statement has it. */
  content?: string
  occurredAt?: Date
}

export type Difference = {
  kind: 'missing_here' | 'missing_there' | 'amount'
  reference: string
  statementVnd: number | null
  oursVnd: number | null
  content: string | null
  occurredAt: Date | null
}

/**
 * The differences between a statement and our side. Lines of one reference count together, since a provider may split a
 * sum; equal lines are omitted.
 */
export function differencesOf(statement: readonly Line[], ours: readonly Line[]): Difference[] {
  const names = new Map(ours.flatMap(({ reference, also }) => (also ? [[also, reference]] : [])))
  for (const { reference } of ours) names.set(reference, reference)
  const named = statement.map((line) => {
    const known = names.get(line.reference) ?? (line.also ? names.get(line.also) : undefined)
    return { ...line, reference: known ?? line.reference }
  })
  const [theirs, own] = [sums(named), sums(ours)]
  const lines = new Map(named.map((line) => [line.reference, line]))
  const references = [...new Set([...theirs.keys(), ...own.keys()])].toSorted()
  return references.flatMap((reference): Difference[] => {
    const [statementVnd, oursVnd] = [theirs.get(reference) ?? null, own.get(reference) ?? null]
    if (statementVnd === oursVnd) return []
    const kind = oursVnd === null ? 'missing_here' : statementVnd === null ? 'missing_there' : 'amount'
    const { content = null, occurredAt = null } = lines.get(reference) ?? {}
    return [{ kind, reference, statementVnd, oursVnd, content, occurredAt }]
  })
}

/** Incoming less outgoing money (VND). */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
}

function sums(lines: readonly Line[]): Map<string, number> {
  const byReference = new Map<string, number>()
  for (const { reference, amountVnd } of lines)
    byReference.set(reference, (byReference.get(reference) ?? 0) + amountVnd)
  return byReference
}
