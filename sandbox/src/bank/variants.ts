import { mangleStyles } from './mangle.ts'
import type { TransferOrder } from './order.ts'

/** The ways a customer, or the customer's bank, may go about a transfer. */
export const variants = [
  'right',
  'short',
  'large',
  'wrong_content',
  'reported_late',
  'sent_late',
  'repeated',
  'mangled',
] as const
export type Variant = (typeof variants)[number]

const minute = 60_000
/** Well past the half hour a golfer has to pay. */
const minutesTooLate = 35
/** Short or large by a tenth, by a thousand đồng at least. */
const difference = (amount: number) => Math.max(1000, Math.round(amount / 10))

/**
 * The order for a chosen kind of transfer. `reported_late` was made ten minutes ago by the bank's time and is reported
 * only now; `sent_late` is made after the golfer's half hour has ended.
 */
export function orderFor(
  variant: Variant,
  order: TransferOrder,
  now: Date,
  style: (typeof mangleStyles)[number] = mangleStyles[1],
): TransferOrder {
  const { amount } = order
  switch (variant) {
    case 'right':
      return order
    case 'short':
      return { ...order, amount: Math.max(1, amount - difference(amount)) }
    case 'large':
      return { ...order, amount: amount + difference(amount) }
    case 'wrong_content':
      return { ...order, content: 'NGUYEN VAN DEMO chuyen tien' }
    case 'reported_late':
      return { ...order, occurred_at: now.getTime() - 10 * minute }
    case 'sent_late':
      return { ...order, occurred_at: now.getTime() + minutesTooLate * minute }
    case 'repeated':
      return { ...order, repeat: 3 }
    case 'mangled':
      return { ...order, mangle: style }
  }
}
