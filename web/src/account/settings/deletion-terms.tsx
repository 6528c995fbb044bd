import { Link } from '@tanstack/react-router'
import { generalStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import styles from './account-page.module.css'

type Obstacles = DataOf<typeof api.account.deletion>

/** Whether anything has to be settled before the account can go. */
export function isHindered({ open_bookings, point, refund_due }: Obstacles): boolean {
  return open_bookings.length > 0 || point > 0 || refund_due > 0
}

/** The open obstacles, each with a link to resolve it; without any, the effects of deleting. */
export function DeletionTerms(obstacles: Obstacles) {
  const { open_bookings, point, refund_due } = obstacles
  const t = useT('account-settings')
  const moment = useMoment()
  if (!isHindered(obstacles)) {
    return (
      <div className={styles.rows}>
        <p>{t('delete.forgotten')}</p>
        <p>{t('delete.kept')}</p>
        <p>{t('delete.closes')}</p>
        <p>{t('delete.final')}</p>
      </div>
    )
  }
  return (
    <div className={styles.rows}>
      <p>{t('delete.first')}</p>
      {point > 0 && <p>{t('delete.points', { points: formatMoney(point).slice(0, -1) })}</p>}
      {refund_due > 0 && (
        <p>
          <Link to="/wap/wallet/history-transaction">
            {t('delete.moneyDue', { amount: formatMoney(refund_due) })}
          </Link>
        </p>
      )}
      {open_bookings.length > 0 && (
        <>
          <p>{t('delete.bookings', { n: open_bookings.length })}</p>
          <ul className={styles.list}>
            {open_bookings.map(
              ({ id_general_bill_detail: id, code, facility, date_played, state, waits_for }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <Link
                      to="/wap/detail-history-booked/$id_general_bill_detail"
                      params={{ id_general_bill_detail: String(id) }}
                    >
                      {facility}
                    </Link>
                    <p className={styles.note}>
                      <span className="code">{code}</span> ·&nbsp;{moment(date_played)}
                    </p>
                    {waits_for !== 'booking' && (
                      <p className={styles.note}>{t(`delete.waits.${waits_for}`)}</p>
                    )}
                  </div>
                  <BookingBadge generalStatus={generalStatusOf(state)} state={state} />
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </div>
  )
}
