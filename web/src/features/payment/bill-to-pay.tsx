import { formatMoney } from '@teeviet/contract/rules/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Card } from '../../ui/card.tsx'
import type { Bill } from '../bill/bill-query.ts'
import { bookingClock } from '../bookings/booking-clock.ts'
import { BookingCountdown } from '../bookings/booking-countdown.tsx'
import { playTimeText } from '../bookings/deadline-text.ts'
import styles from './bill-to-pay.module.css'

/** What is about to be paid, in four lines: course, time, amount, how long there is. */
export function BillToPay({ bill, onEnd }: { bill: Bill; onEnd: () => void }) {
  const t = useT('bill')
  const payment = useT('payment')
  const language = useLanguage()
  const clock = bookingClock(bill)
  const course = bill.services.find((service) => service.type === 'booking')?.booking_pax_detail.facility
    .title
  return (
    <Card>
      <div className={styles.bill}>
        <div className={styles.what}>
          <p className={styles.course}>{course}</p>
          <p className={styles.small}>
            {playTimeText(bill, language, t('facts.anyTime'))} · {bill.code}
          </p>
        </div>
        <div className={styles.money}>
          <span className={styles.small}>{payment('sum')}</span>
          <span className={`amount ${styles.amount}`}>
            {bill.payment_amount === null ? '' : formatMoney(bill.payment_amount)}
          </span>
        </div>
      </div>
      {clock && (
        <p className={styles.clock}>
          <BookingCountdown clock={clock} onEnd={onEnd} />
        </p>
      )}
    </Card>
  )
}
