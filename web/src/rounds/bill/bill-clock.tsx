import { deadlineText } from '@teeviet/contract/display/deadline-text'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import { usePromisedTimes } from '#site/promised-times.ts'
import { bookingClock } from '#ui/booking/booking-clock.ts'
import { BookingCountdown } from '#ui/booking/booking-countdown.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './bill-clock.module.css'

/** The next step and its deadline; nothing without one. `onEnd` when a countdown has ended. */
export function BillClock({ bill, onEnd }: { bill: Bill; onEnd: () => void }) {
  const t = useT('bill')
  const language = useLanguage()
  const { staffTime } = usePromisedTimes()
  const clock = bookingClock(bill)
  const over = useByServerTime((now) => clock !== null && now !== null && now >= clock.until)
  const text = () => {
    if (clock === null) return bill.state === 'confirmed' ? t('clock.confirmedText') : null
    const { hold_deadline: held } = bill
    if (over && held !== null) return t('clock.held', { time: deadlineText(held, bill.now, language) })
    if (over) return t(clock.kind === 'staff' ? 'clock.staffLate' : 'clock.payOver')
    if (clock.kind === 'staff') return t('clock.staffText', { time: staffTime })
    const time = deadlineText(clock.until, bill.now, language)
    return t(bill.offered_change ? 'change.payText' : 'clock.payText', { time })
  }
  const sentence = text()
  if (sentence === null) return null
  return (
    <div className={classNames(styles.clock, clock?.kind === 'pay' && styles.urgent)}>
      <Icon name="clock" size={24} />
      <div className={styles.words}>
        {clock && !over && (
          <p className={styles.time}>
            <BookingCountdown clock={clock} onEnd={onEnd} />
          </p>
        )}
        <p>{sentence}</p>
      </div>
    </div>
  )
}
