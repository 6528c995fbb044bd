import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatDay, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { CloseDifference } from './close-difference.tsx'
import styles from './ledger.module.css'
import { useSources } from './use-sources.ts'

type Close = DataOf<'GET /api/staff/ledger/closes'>[number]

/** One comparison: the day, both sums, and each line on which they differ with the way to its chain. */
export function CloseRow({ close }: { close: Close }) {
  const t = useT('staff')
  const sources = useSources()
  const agrees = close.differences.length === 0
  return (
    <li className={styles.close} data-agrees={agrees}>
      <div className={styles.row}>
        <span>
          <strong>
            {formatDay(close.day)} ·&nbsp;{sources.get(close.source) ?? close.source}
          </strong>{' '}
          <span className={styles.muted}>
            {close.closed_by || t('ledger.close.byNight')}{' '}
            <span className="time">{formatHistoryTime(close.closed_at)}</span>
          </span>
        </span>
        <StatusBadge tone={agrees ? 'good' : 'urgent'}>
          {agrees ? t('ledger.close.agrees') : t('ledger.close.differs', { n: close.differences.length })}
        </StatusBadge>
      </div>
      <p className={styles.muted}>
        {t('ledger.close.sums', {
          theirs: formatMoney(close.statement_amount),
          ours: formatMoney(close.our_amount),
        })}
      </p>
      {!agrees && (
        <ul className={styles.rows}>
          {close.differences.map((difference) => (
            <CloseDifference key={difference.reference} source={close.source} difference={difference} />
          ))}
        </ul>
      )}
    </li>
  )
}
