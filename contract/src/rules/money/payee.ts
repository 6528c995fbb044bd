/** The banks in Vietnam reachable by a transfer to an account number, by their number in the interbank network. */
const names: Readonly<Record<string, string>> = {
  '970425': 'ABBANK',
  '970416': 'ACB',
  '970405': 'Agribank',
  '970409': 'BacABank',
  '970438': 'BaoViet Bank',
  '970418': 'BIDV',
  '970454': 'BVBank',
  '970446': 'Co-opBank',
  '970431': 'Eximbank',
  '970437': 'HDBank',
  '970452': 'KienlongBank',
  '970449': 'LPBank',
  '970422': 'MBBank',
  '970414': 'MBV',
  '970426': 'MSB',
  '970428': 'Nam A Bank',
  '970419': 'NCB',
  '970448': 'OCB',
  '970430': 'PGBank',
  '970412': 'PVcomBank',
  '970403': 'Sacombank',
  '970400': 'SaigonBank',
  '970429': 'SCB',
  '970440': 'SeABank',
  '970443': 'SHB',
  '970407': 'Techcombank',
  '970423': 'TPBank',
  '970441': 'VIB',
  '970427': 'VietABank',
  '970433': 'VietBank',
  '970436': 'Vietcombank',
  '970415': 'VietinBank',
  '970432': 'VPBank',
}

/** Banks to choose from, in the order of their names. */
export const payeeBanks: readonly { readonly bin: string; readonly name: string }[] = Object.entries(names)
  .map(([bin, name]) => ({ bin, name }))
  .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))

/** The name of a bank by its number; null for one that no transfer reaches. */
export function bankName(bin: string): string | null {
  return Object.hasOwn(names, bin) ? (names[bin] ?? null) : null
}

/** Whether text is an account number: 6 to 19 digits, or letters and digits as banks assign for alias accounts. */
export function isAccountNumber(text: string): boolean {
  return /^[0-9A-Za-z]{6,19}$/.test(text)
}

/** An account that money can be sent to: the bank by its number (BIN), the account's own number and its holder. */
export type BankAccount = { bin: string; account: string; holder: string }

/** Reads an account as it was written; null when the bank is unknown, or the number or the holder missing or wrong. */
export function readBankAccount({ bin, account, holder }: BankAccount): BankAccount | null {
  const read = { bin, account: account.replace(/[\s.-]/g, ''), holder: holder.trim() }
  return bankName(bin) !== null && isAccountNumber(read.account) && read.holder !== '' ? read : null
}

/**
 * A holder's name as banks write it: capitals without marks, single spaces. Two names are the same holder when this
 * reads the same.
 */
export function bankWriting(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .trim()
    .replace(/ +/g, ' ')
}
