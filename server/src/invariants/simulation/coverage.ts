import type { Query } from '#platform/database/sql'

/** How often something was met in the histories played so far. */
export type Coverage = Map<string, number>

export function meet(coverage: Coverage, met: readonly string[]): void {
  for (const what of met) coverage.set(what, (coverage.get(what) ?? 0) + 1)
}

/** The kinds of money at a history's end: the ledger movements, and the states of receipts and refunds. */
export async function kindsOfMoney(q: Query): Promise<string[]> {
  const kinds = await q<{ kind: string }>`
    select distinct concat_ws(' ', 'books:', kind, split_part(cause, ':', 1)) as kind from ledger_transfers
    union
    select distinct concat_ws(' ', 'money:', state, reason, resolution) from receipts
    union
    select distinct concat_ws(' ', 'refund:', cause, state, target) from refunds
    union
    select distinct concat_ws(' ', 'payment:', purpose, method, state) from payments
    union
    select distinct concat_ws(' ', 'booking:', state, unheld_for) from bookings`
  return kinds.map(({ kind }) => kind)
}

/** A line for every kind, the actions with each of their results, so that unreached ones are visible. */
export function coverageTable(coverage: Coverage): string {
  const lines = new Map<string, string[]>()
  for (const [what, count] of [...coverage].sort(([one], [other]) => one.localeCompare(other))) {
    const [act = '', end = ''] = what.split(': ')
    lines.set(act, [...(lines.get(act) ?? []), `${end} ${count}`])
  }
  return [...lines].map(([act, ends]) => `${act.padEnd(28)} ${ends.join(', ')}`).join('\n')
}
