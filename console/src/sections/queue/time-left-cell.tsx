import clsx from 'clsx'
import { useT } from '../../i18n/use-texts.tsx'
import { useServerNow } from '../../live/server-clock.ts'
import { timeLeft } from '../booking/time-left.ts'
import styles from './queue.module.css'
import type { StaffBooking } from './queue-query.ts'

/** What is left of a booking's clock, ticking by the server's time; marked once it is over. */
export function TimeLeft({ booking }: { booking: StaffBooking }) {
  const t = useT('staff')
  const now = useServerNow() ?? booking.now
  const left = timeLeft(booking, now)
  if (!left) return null
  return (
    <span className={clsx('time', styles.left, styles[left.tone])} data-left={left.tone}>
      {left.tone === 'over' ? t('list.overdue', { time: left.text }) : left.text}
    </span>
  )
}
