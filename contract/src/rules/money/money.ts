import { cardFeeFixed, cardFeeThousandths } from '../limits.ts'

/** An amount of whole VND as the product writes it in every language: `150.000đ`, a minus as U+2212. */
export function formatMoney(amount: number): string {
  const figures = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${amount < 0 ? '−' : ''}${figures}đ`
}

/** A wallet movement: `+150.000đ` or `−150.000đ`. */
export function formatMovement(amount: number): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)
}

/**
 * The fee for paying `amount` VND by card: 2.2% of it, rounded half up to the đồng, plus 2,200 VND. Counted in
 * whole numbers, so that it never depends on how a fraction is stored.
 */
export function cardFee(amount: number): number {
  return Math.floor((amount * cardFeeThousandths + 500) / 1000) + cardFeeFixed
}

/** `percent` of `amount` in whole VND, rounded half up. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100)
}
