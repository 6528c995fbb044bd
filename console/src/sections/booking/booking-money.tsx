import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useT } from '../../i18n/use-texts.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'
import { PaymentWords } from './payment-words.tsx'

/** What the services cost, the payment code, and every attempt to pay. */
export function BookingMoney({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  return (
    <ul className={styles.rows}>
      {booking.services.map((service, place) => (
        <li key={`${place}${service.type}`} className={styles.row}>
          <span>{service.name_unit}</span>
          <span className="amount">
            {service.amount === null ? t('list.noPrice') : formatMoney(service.amount)}
          </span>
        </li>
      ))}
      {booking.payment_code !== null && (
        <li className={styles.row}>
          <span>{t('panel.paymentCode')}</span>
          <span className="code">{booking.payment_code}</span>
        </li>
      )}
      {booking.arrived_amount > 0 && (
        <>
          <li className={styles.row}>
            <span>{t('panel.received')}</span>
            <strong className="amount">{formatMoney(booking.arrived_amount)}</strong>
          </li>
          {booking.left_to_pay !== null && (
            <li className={styles.row}>
              <span>{t('panel.missing')}</span>
              <strong className="amount">{formatMoney(booking.left_to_pay)}</strong>
            </li>
          )}
        </>
      )}
      {booking.held_amount > 0 && (
        <li className={styles.row}>
          <span>{t('panel.held')}</span>
          <strong className="amount">{formatMoney(booking.held_amount)}</strong>
        </li>
      )}
      {booking.payment_deadline !== null && (
        <li className={styles.row}>
          <span>{t('panel.payBy')}</span>
          <span className="date">{formatHistoryTime(booking.payment_deadline)}</span>
        </li>
      )}
      {booking.payments.map((payment) => (
        <li key={payment.transaction_id} className={styles.row}>
          <span>
            <PaymentWords method={payment.method} state={payment.state} />{' '}
            <span className={clsx('date', styles.muted)}>
              {formatHistoryTime(payment.settled_at ?? payment.created_at)}
            </span>
          </span>
          <span className="amount">{formatMoney(payment.amount + payment.fee)}</span>
        </li>
      ))}
    </ul>
  )
}
