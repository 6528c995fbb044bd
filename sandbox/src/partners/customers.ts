import type { BankApp } from './bank-apps.ts'

/** A customer of a bank, made up. */
export type Customer = { readonly cif: string; readonly fullname: string; readonly phone: string }

const names: Readonly<Record<string, readonly [string, string]>> = {
  vietin: ['Đỗ Minh Quân', 'Phạm Thu Hà'],
  stb: ['Lý Gia Bảo', 'Vũ Khánh Linh'],
  nab: ['Trịnh Hoài Nam', 'Ngô Bích Thủy'],
  bidv: ['Đặng Quốc Huy', 'Bùi Lan Chi'],
}

/**
 * A bank's customers: the first is new to the product, the second has the phone of a demo golfer, who has an account.
 */
export function customersOf({ code, bankId }: Pick<BankApp, 'code' | 'bankId'>): [Customer, Customer] {
  const [first, second] = names[code] ?? ['Khách Demo Một', 'Khách Demo Hai']
  const place = bankId ?? 9
  const cif = (number: number) => `DEMO-${code.toUpperCase()}-${number}`
  return [
    { cif: cif(1), fullname: first, phone: `09050000${String(place).padStart(2, '0')}` },
    { cif: cif(2), fullname: second, phone: `09000000${String(20 + (place % 20)).padStart(2, '0')}` },
  ]
}
