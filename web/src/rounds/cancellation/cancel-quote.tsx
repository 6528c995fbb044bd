import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import styles from './cancel-quote.module.css'
import type { QuotedPart } from './quoted-parts.ts'

/** The cost and refund of cancelling all or a part now, to the đồng, and how long the quote is valid. */
export function CancelQuote({ bill, part }: { bill: Bill; part?: QuotedPart }) {
  const t = useT('bill')
  const language = useLanguage()
  const quote = bill.cancel_quote
  if (quote === null) return null
  if (quote.is_free === 1) return <p>{t('cancel.nowFree')}</p>
  if (quote.has_begun === 1) return <p>{t('cancel.begun')}</p>
  const { refund_amount: refund, penalty_amount: penalty } = part ?? quote
  const isPart = part !== undefined && part.kind !== 'booking'
  const feeKept = isPart ? 0 : quote.fee_kept
  return (
    <div className={styles.quote}>
      {isRest(bill) && !isPart && <p className={styles.small}>{t('cancel.restNote')}</p>}
      <p className={styles.head}>
        {refund > 0
          ? t('cancel.nowBack', { amount: formatMoney(refund) })
          : t('cancel.tooLate', { amount: formatMoney(penalty) })}
      </p>
      <dl className={styles.parts}>
        <Part name={t('cancel.refund')} amount={refund} />
        <Part name={t('cancel.penalty')} amount={penalty} />
        {feeKept > 0 && <Part name={t('cancel.fee')} amount={feeKept} />}
      </dl>
      {quote.condition !== '' && (
        <p className={styles.small}>{t('cancel.condition', { condition: quote.condition })}</p>
      )}
      {quote.valid_until !== null && (
        <p className={styles.small}>
          {t('cancel.validUntil', { time: deadlineText(quote.valid_until, bill.now, language) })}
        </p>
      )}
    </div>
  )
}

/** A part waits for staff already: what can be cancelled is the rest. */
export function isRest({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'cancellation_requested'
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd className="amount">{formatMoney(amount)}</dd>
    </div>
  )
}
