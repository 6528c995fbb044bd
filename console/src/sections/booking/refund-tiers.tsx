import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { ladderRows, type RefundTerm } from '@teeviet/contract/display/ladder-rows'
import { formatFigure } from '@teeviet/contract/display/translate'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from './booking-panel.module.css'

/** Until when how much comes back, in đồng, as it was fixed when the booking was sent. */
export function RefundTiers({ terms, now }: { terms: readonly RefundTerm[]; now: number }) {
  const t = useT('bill')
  const language = useLanguage()
  return (
    <dl className={styles.tiers}>
      {ladderRows(terms, now).map(({ when, what, until, refund, penaltyPercent, over }) => (
        <div key={until ?? 0} {...(over ? { 'data-over': '' } : {})}>
          <dt>{t(when, until === null ? {} : { time: deadlineText(until, now, language) })}</dt>
          <dd>
            {t(what, { amount: formatMoney(refund), percent: `${formatFigure(penaltyPercent, language)}%` })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
