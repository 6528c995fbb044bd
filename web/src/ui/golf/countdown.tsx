import { timeLeft } from '@teeviet/contract/display/time-left'
import { secondsLeft } from '@teeviet/contract/live/server-clock'
import { useEffect, useRef } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { useServerNow } from '#session/use-server-now.ts'
import { classNames } from '../class-names.ts'
import styles from './countdown.module.css'

/**
 * The time left until an instant (epoch ms) by the server's clock, every second and right after a suspension. At zero
 * it calls `onEnd` once and hides. `from`: shown only at or after that instant, as a flash sale's is.
 */
export function Countdown({
  until,
  from,
  label,
  onEnd,
}: {
  until: number
  from?: number
  label?: string
  onEnd?: () => void
}) {
  const t = useT('ui')
  const now = useServerNow()
  const over = now !== null && now >= until
  const hasEnded = useRef(false)
  useEffect(() => {
    if (!over || hasEnded.current) return
    hasEnded.current = true
    onEnd?.()
  }, [over, onEnd])

  if (now !== null && (over || (from !== undefined && now < from))) return null
  const left = timeLeft(now === null ? 0 : secondsLeft(until, now))
  return (
    <span className={classNames(styles.countdown, now === null && styles.unknown)} role="timer">
      {label !== undefined && <span className={styles.label}>{label} </span>}
      <span className={classNames('time', styles.figures)}>
        {left.days === 0 ? left.clock : t('daysAndClock', { n: left.days, clock: left.clock })}
      </span>
    </span>
  )
}
