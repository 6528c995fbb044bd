import { formatMoney } from '@teeviet/contract/rules/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { deadlineText } from '../bookings/deadline-text.ts'
import type { Bill } from './bill-query.ts'
import styles from './cancel-quote.module.css'

/** What cancelling at this moment would cost and give back, to the đồng, and how long that holds. */
export function CancelQuote({ bill }: { bill: Bill }) {
  const t = useT('bill')
  const language = useLanguage()
  const quote = bill.cancel_quote
  if (quote === null) return null
  if (quote.is_free === 1) return <p>{t('cancel.nowFree')}</p>
  return (
    <div className={styles.quote}>
      <p className={styles.head}>
        {quote.refund_amount > 0
          ? t('cancel.nowBack', { amount: formatMoney(quote.refund_amount) })
          : t('cancel.tooLate', { amount: formatMoney(quote.penalty_amount) })}
      </p>
      <dl className={styles.parts}>
        <Part name={t('cancel.refund')} amount={quote.refund_amount} />
        <Part name={t('cancel.penalty')} amount={quote.penalty_amount} />
        {quote.fee_kept > 0 && <Part name={t('cancel.fee')} amount={quote.fee_kept} />}
      </dl>
      {quote.condition !== '' && (
        <p className={styles.small}>
          {t('cancel.condition')}: {quote.condition}
        </p>
      )}
      {quote.valid_until !== null && (
        <p className={styles.small}>
          {t('cancel.validUntil', { time: deadlineText(quote.valid_until, bill.now, language) })}
        </p>
      )}
    </div>
  )
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd className="amount">{formatMoney(amount)}</dd>
    </div>
  )
}
