import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Price } from '#ui/golf/price.tsx'
import { isOverBeforePlay } from './bill-steps.ts'
import styles from './bill-total.module.css'

/**
 * The sum of a bill as a receipt ends: what it costs, what was paid, or came and does not suffice, the fee on top, what
 * came back. Nothing is asked for a booking that came to nothing before money came.
 */
export function BillTotal({ bill }: { bill: Bill }) {
  const t = useT('bill')
  if (isOverBeforePlay(bill.state) && bill.paid_amount + bill.arrived_amount === 0) return null
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{t('total.title')}</span>
        {bill.payment_amount === null ? (
          <span className={styles.unknown}>{t('total.unknown')}</span>
        ) : (
          <Price amount={bill.payment_amount} size="large" />
        )}
      </p>
      <Row name={t('total.arrived')} amount={bill.arrived_amount} />
      {bill.arrived_amount > 0 && <Row name={t('total.left')} amount={bill.left_to_pay ?? 0} />}
      <Row name={t('total.fee')} amount={bill.fee_amount} />
      <Row name={t('total.paid')} amount={bill.paid_amount} />
      <Row name={t('total.refunded')} amount={bill.refund_amount} />
    </div>
  )
}

/** A line of a sum (VND), left out when it is nothing. */
export function Row({ name, amount }: { name: string; amount: number }) {
  if (amount === 0) return null
  return (
    <p className={styles.row}>
      <span>{name}</span>
      <span className="amount">{formatMoney(amount)}</span>
    </p>
  )
}
