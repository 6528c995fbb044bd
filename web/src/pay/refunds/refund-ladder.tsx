import { Link } from '@tanstack/react-router'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { type LadderRow, ladderRows } from '@teeviet/contract/display/ladder-rows'
import { formatFigure } from '@teeviet/contract/display/translate'
import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Sentences } from '#ui/text/sentences.tsx'
import styles from './refund-ladder.module.css'

/**
 * Until when how much comes back, in đồng, as it was fixed when the booking was sent. `short` leaves out what holds for
 * every booking, `paid` what held before the bill was.
 */
export function RefundLadder({
  bill,
  short,
  paid,
}: {
  bill: Pick<Bill, 'refund_terms' | 'now'>
  short?: boolean
  paid?: boolean
}) {
  const t = useT('bill')
  const language = useLanguage()
  const rows = ladderRows(bill.refund_terms, bill.now)

  const when = ({ when, until }: LadderRow) =>
    t(when, until === null ? {} : { time: deadlineText(until, bill.now, language) })
  const what = ({ what, refund, penaltyPercent }: LadderRow) =>
    t(what, { amount: formatMoney(refund), percent: `${formatFigure(penaltyPercent, language)}%` })

  return (
    <div className={styles.ladder}>
      {rows.length > 0 && (
        <dl className={styles.tiers}>
          {rows.map((row) => (
            <div key={row.when} className={classNames(styles.tier, row.over && styles.over)}>
              <dt>{when(row)}</dt>
              <dd>{what(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!short && (
        <p className={styles.small}>
          <Sentences>
            {!paid && t('ladder.free')}
            {t('ladder.begun')}
            {t('ladder.feeKept')}
            {t('ladder.refundTime', { n: refundWorkingDays })}
            <Link to="/policy/cancellation">{t('ladder.policy')}</Link>
          </Sentences>
        </p>
      )}
    </div>
  )
}
