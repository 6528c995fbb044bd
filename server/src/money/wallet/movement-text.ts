import type { Language } from '@teeviet/contract/rules/languages'
import { catalogue } from '@teeviet/texts/catalogue'
import type { TransferKind } from '#platform/ledger/post'

/** A movement of points in the ledger; `isCredit` when points were added. */
export type Movement = {
  kind: TransferKind
  isCredit: boolean
  method: string | null
  billId: number | null
  billCode: string | null
}

const texts = catalogue('money')

/** The text of a movement for golfers, as HTML: what it was, with a link to its bill. */
export function movementText(movement: Movement, lang: Language): string {
  const label = texts(`movement.${labelOf(movement)}`, lang)
  const { billId, billCode } = movement
  return billId === null || billCode === null
    ? label
    : `${label} <a href="/wap/detail-history-booked/${billId}">${billCode}</a>`
}

// Without a payment no method was chosen: staff credited the money, or the demo did.
function labelOf({ kind, isCredit, method, billId }: Movement) {
  if (kind === 'top_up' && method !== null) return method === 'bank' ? 'byTransfer' : 'byCard'
  if (kind === 'payment' && !isCredit) return 'payment'
  if (kind === 'chargeback' && !isCredit) return 'disputed'
  if (kind === 'refund' && isCredit) return billId === null ? 'returned' : 'refund'
  if (kind === 'correction') return isCredit ? 'given' : 'taken'
  return isCredit ? 'credit' : 'debit'
}
