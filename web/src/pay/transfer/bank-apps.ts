/** A Vietnamese bank whose app can be opened from a page. */
export type BankApp = {
  /** Six digits that name the bank at NAPAS. */
  readonly bin: string
  /** The bank's code in the VietQR lists: of its app, and of its accounts. */
  readonly code: string
  readonly name: string
  /** Whether the app fills in the transfer from the link; the others open, and the golfer picks the saved QR picture. */
  readonly fills: boolean
}

/** VietQR's list of app links (dl.vietqr.io) as of August 2026; the apps that fill in the transfer first. */
export const bankApps: readonly BankApp[] = [
  { bin: '970422', code: 'mb', name: 'MB Bank', fills: true },
  { bin: '970418', code: 'bidv', name: 'BIDV', fills: true },
  { bin: '970415', code: 'icb', name: 'VietinBank', fills: true },
  { bin: '970416', code: 'acb', name: 'ACB', fills: true },
  { bin: '970448', code: 'ocb', name: 'OCB', fills: true },
  { bin: '970436', code: 'vcb', name: 'Vietcombank', fills: false },
  { bin: '970407', code: 'tcb', name: 'Techcombank', fills: false },
  { bin: '970405', code: 'vba', name: 'Agribank', fills: false },
  { bin: '970432', code: 'vpb', name: 'VPBank', fills: false },
  { bin: '970423', code: 'tpb', name: 'TPBank', fills: false },
  { bin: '970441', code: 'vib', name: 'VIB', fills: false },
  { bin: '970443', code: 'shb', name: 'SHB', fills: false },
  { bin: '970437', code: 'hdb', name: 'HDBank', fills: false },
  { bin: '970440', code: 'seab', name: 'SeABank', fills: false },
  { bin: '970431', code: 'eib', name: 'Eximbank', fills: false },
]

/** A transfer: the receiving bank's BIN and account, the amount in VND and the content. */
export type AppTransfer = {
  readonly bin: string
  readonly account: string
  readonly amount: number
  readonly content: string
}

/**
 * The link that opens a bank's app with a transfer. When the receiving bank's code is not known, the link opens the app
 * only.
 */
export function bankAppLink({ code }: BankApp, { bin, account, amount, content }: AppTransfer): string {
  const receiver = bankApps.find((bank) => bank.bin === bin)
  const link = new URL('https://dl.vietqr.io/pay')
  link.searchParams.set('app', code)
  if (receiver) {
    link.searchParams.set('ba', `${account}@${receiver.code}`)
    link.searchParams.set('am', String(amount))
    link.searchParams.set('tn', content)
  }
  return link.href
}
