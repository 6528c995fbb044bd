/** One incoming sum by the name the provider gave it; whole VND. */
export type Line = { reference: string; amountVnd: number }

export type Difference = {
  kind: 'missing_here' | 'missing_there' | 'amount'
  reference: string
  statementVnd: number | null
  oursVnd: number | null
}

/**
 * What a statement and our side do not agree on. Lines of one reference count together, since a provider may split a
 * sum; a line that agrees is not mentioned.
 */
export function differencesOf(statement: readonly Line[], ours: readonly Line[]): Difference[] {
  const [theirs, own] = [sums(statement), sums(ours)]
  const references = [...new Set([...theirs.keys(), ...own.keys()])].toSorted()
  return references.flatMap((reference): Difference[] => {
    const [statementVnd, oursVnd] = [theirs.get(reference) ?? null, own.get(reference) ?? null]
    if (statementVnd === oursVnd) return []
    const kind = oursVnd === null ? 'missing_here' : statementVnd === null ? 'missing_there' : 'amount'
    return [{ kind, reference, statementVnd, oursVnd }]
  })
}

/** All that came in (VND). */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
}

function sums(lines: readonly Line[]): Map<string, number> {
  const byReference = new Map<string, number>()
  for (const { reference, amountVnd } of lines)
    byReference.set(reference, (byReference.get(reference) ?? 0) + amountVnd)
  return byReference
}
