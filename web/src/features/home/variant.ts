import { defaultScreenType } from '@teeviet/contract/rules/limits'

const banks = [
  { bankId: 1, screenType: 11, name: 'VietinBank' },
  { bankId: 2, screenType: 12, name: 'Sacombank' },
  { bankId: 3, screenType: 13, name: 'Nam A Bank' },
  { bankId: 7, screenType: 14, name: 'BIDV' },
] as const

/** Which home a golfer sees: the key its banners go by, and the bank it speaks to. */
export type HomeVariant = { readonly screenType: number; readonly bank: string | null }

/** The home of a bank's golfers; everybody else's for any other number. */
export function homeVariant(bankId: number): HomeVariant {
  const bank = banks.find((entry) => entry.bankId === bankId)
  return bank
    ? { screenType: bank.screenType, bank: bank.name }
    : { screenType: defaultScreenType, bank: null }
}
