import type { Query } from '../database/sql.ts'

/** A member's points, 1 point being 1 VND: our debt to them on their account of the ledger. */
export async function pointsOf(q: Query, memberId: number): Promise<number> {
  const [account] = await q<{ points: number }>`
    select -balance_vnd as points from ledger_accounts where member_id = ${memberId}`
  return account?.points || 0
}

/** The same, locked: no other transaction spends them until the caller's ends. */
export async function lockPoints(q: Query, memberId: number): Promise<number> {
  const [account] = await q<{ points: number }>`
    select -balance_vnd as points from ledger_accounts where member_id = ${memberId} for update`
  return account?.points || 0
}
