/** The error code of an act over money that needs a second person, as `approval.needed` of the error catalogue. */
export const approvalNeededCode = 1936

/** The acts over money that a second person may have to approve, by their calls. */
export const approvedActOf = {
  'POST /api/staff/refunds/:id/agree': 'refund',
  'POST /api/staff/receipts/:id/to-wallet': 'wallet',
  'POST /api/staff/members/:id/correct-wallet': 'correction',
  'POST /api/staff/ledger/book_line': 'bank_line',
  'POST /api/staff/ledger/bank_movements': 'movement',
  'POST /api/staff/payouts/order': 'payouts',
  'POST /api/staff/payouts/account': 'account',
  'POST /api/staff/chargebacks': 'chargeback',
  'POST /api/staff/statements/disputes/:id/settle': 'dispute',
} as const

export type ApprovedAct = (typeof approvedActOf)[keyof typeof approvedActOf]

export const approvedActs = Object.values(approvedActOf)
