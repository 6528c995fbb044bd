/** The error code of an act over money that needs a second person, as `approval.needed` of the error catalogue. */
export const approvalNeededCode = 1936

/** The acts over money that a second person may have to approve, by their calls. */
export const approvedActOf: Readonly<Record<string, 'refund' | 'wallet' | 'bank_line'>> = {
  'POST /api/staff/refunds/:id/agree': 'refund',
  'POST /api/staff/receipts/:id/to-wallet': 'wallet',
  'POST /api/staff/ledger/book_line': 'bank_line',
}
