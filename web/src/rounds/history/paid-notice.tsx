import { Link, useRouterState } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './paid-notice.module.css'

/** A golfer who has just paid with points arrives at the unpaid bills: the paid one is among the paid. */
export function PaidNotice() {
  const t = useT('history')
  const bill = useRouterState({ select: ({ location }) => location.state.paidBill })
  if (bill === undefined) return null
  return (
    <div className={styles.notice} role="status">
      <Icon name="check" size={22} />
      <div>
        <p className={styles.title}>{t('paid.title')}</p>
        <p className={styles.links}>
          <Link
            to="/wap/detail-history-booked/$id_general_bill_detail"
            params={{ id_general_bill_detail: String(bill) }}
          >
            {t('paid.toBill')}
          </Link>
          <Link to="/wap/history" search={{ type: 3 }}>
            {t('paid.toPaid')}
          </Link>
        </p>
      </div>
    </div>
  )
}
