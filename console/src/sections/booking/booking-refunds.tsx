import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { PayBack } from '../counter/pay-back.tsx'
import type { StaffBookingDetail } from './booking.ts'
import { Line } from './booking-lines.tsx'

/** The refunds of a booking, each with whether its money has left; led to by those who may see refunds. */
export function BookingRefunds({ booking }: { booking: StaffBookingDetail }) {
  const { refunds } = booking
  const t = useT('staff')
  const states = useT('staff-refunds')
  const counter = useT('staff-counter')
  const mayCall = useMayCall()
  if (refunds.length === 0) return null
  return (
    <ul>
      {refunds.map(({ id, code, state, amount, done_at, is_due_at_counter }) => (
        <Line key={id} end={<strong className="amount">{formatMoney(amount)}</strong>}>
          {t('panel.refund')}{' '}
          {mayCall('GET /api/staff/refunds') ? (
            <Link to="/staff/refunds" search={{ code }} className="code">
              {code}
            </Link>
          ) : (
            <span className="code">{code}</span>
          )}
          <p className={styles.muted}>
            {done_at !== null && amount > 0
              ? t('panel.refundLeft', { time: formatHistoryTime(done_at) })
              : is_due_at_counter
                ? counter('waits')
                : states(`state.${state}`)}
            {done_at === null && state !== 'refused' && ` ·\u00a0${t('panel.refundNotLeft')}`}
          </p>
          {is_due_at_counter && <PayBack bookingId={booking.id} refundId={id} amount={amount} />}
        </Line>
      ))}
    </ul>
  )
}
