import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { bookingClock } from '#ui/booking/booking-clock.ts'
import { BookingCountdown } from '#ui/booking/booking-countdown.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './bill-to-pay.module.css'
import { dueAmount } from './why-blocked.ts'

/**
 * What is about to be paid, in four lines: course, time, amount, how long there is. Of a bill of which a part has
 * arrived a bank transfer pays the rest; a method that pays the `whole` bill gives that part back, except what the
 * counter took.
 */
export function BillToPay({ bill, whole, onEnd }: { bill: Bill; whole?: boolean; onEnd: () => void }) {
  const t = useT('bill')
  const payment = useT('payment')
  const language = useLanguage()
  const clock = bookingClock(bill)
  const course = bill.services.find((service) => service.type === 'booking')?.booking_pax_detail.facility
    .title
  const arrived = bill.arrived_amount - bill.taken_amount
  const total = dueAmount(bill)
  // cards and points pay all of a bill, a transfer its deposit first
  const amount = whole ? total : bill.deposit?.left || (bill.left_to_pay ?? total)
  const slots = { received: formatMoney(arrived), total: formatMoney(total ?? 0) }
  return (
    <Card>
      <div className={styles.bill}>
        <div className={styles.what}>
          <p className={styles.course}>{course}</p>
          <p className={styles.small}>
            {playTimeText(bill, language, t('facts.anyTime'))} ·&nbsp;{bill.code}
          </p>
        </div>
        <div className={styles.money}>
          <span className={styles.small}>{payment('sum')}</span>
          <span className={`amount ${styles.amount}`}>{amount === null ? '' : formatMoney(amount)}</span>
        </div>
      </div>
      {arrived > 0 && (
        <p className={styles.arrived}>
          {payment(whole ? 'arrived.comesBack' : 'arrived.restOrWhole', slots)}
        </p>
      )}
      {clock && (
        <p className={styles.clock}>
          <BookingCountdown clock={clock} onEnd={onEnd} />
        </p>
      )}
    </Card>
  )
}
