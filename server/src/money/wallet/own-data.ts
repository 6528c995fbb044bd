import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** What staff gave to a golfer's wallet or took from it, and why; `amount_vnd` is below zero where points were taken. */
export function walletCorrectionData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select amount_vnd, reason, corrected_at from wallet_corrections where member_id = ${memberId} order by id desc`
}

/** Removes the reasons of a golfer's corrections, which may name a person; the amounts are in the ledger. */
export async function forgetCorrections(q: Query, memberId: number): Promise<void> {
  await q`update wallet_corrections set reason = '–' where member_id = ${memberId}`
}
