import type { Query } from '#platform/database/sql'
import type { ClearingGateway } from '#platform/ledger/accounts'
import { lockWalletOwner } from '../payments/lock-wallet-owner.ts'

/** One try to pay by card or e-wallet at a gateway, for a bill or a top-up. */
export type CardAttempt = {
  id: number
  reference: string
  state: string
  gateway: ClearingGateway
  billId: number | null
  memberId: number
  amountVnd: number
  feeVnd: number
  /** A top-up of an account that was deleted. */
  isMemberGone: boolean
}

/** Money of an attempt as the gateway reports it. */
export type CardMoney = { amountVnd: number; providerReference: string; occurredAt: Date }

/** Locks an attempt; its booking, or the member of a top-up, is locked before it, as everywhere. */
export async function lockAttempt(q: Query, paymentId: number): Promise<CardAttempt | undefined> {
  await q`select b.id from bookings b join payments p on p.bill_id = b.id where p.id = ${paymentId} for update of b`
  const isMemberGone = await lockWalletOwner(q, { id: paymentId })
  const [attempt] = await q<Omit<CardAttempt, 'isMemberGone'>>`
    select id, reference, state, gateway, bill_id as "billId", member_id as "memberId", amount_vnd as "amountVnd",
      fee_vnd as "feeVnd"
    from payments where id = ${paymentId} and gateway is not null for update`
  return attempt && { ...attempt, isMemberGone }
}
