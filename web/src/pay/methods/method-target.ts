import { cardFee } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { IconName } from '#ui/icon/icon.tsx'

export type PaymentMethod = DataOf<typeof api.payments.methods>[number]

/** The screen each way to pay leads to; the type decides, never the id. */
const targets = {
  bank: '/wap/qr-payment',
  point: '/wap/point-payment',
  epay: '/wap/epay-payment',
  epay_all: '/wap/epay-payment',
  ale_pay: '/wap/alepay-payment',
} as const

export type MethodTarget = (typeof targets)[keyof typeof targets]

/** Null for a bank's own page, which is asked for instead of gone to. */
export function methodTarget(type: PaymentMethod['type']): MethodTarget | null {
  return type in targets ? targets[type as keyof typeof targets] : null
}

const icons: Partial<Record<PaymentMethod['type'], IconName>> = { bank: 'qr', point: 'wallet' }

export function methodIcon(type: PaymentMethod['type']): IconName {
  return icons[type] ?? 'card'
}

/** The fee of a method, in VND: cards cost a fee, every other method nothing. */
export function methodFee(method: Pick<PaymentMethod, 'has_fee'>, amount: number): number {
  return method.has_fee === 1 ? cardFee(amount) : 0
}
