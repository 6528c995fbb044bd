import { timeLeft } from '@teeviet/contract/display/time-left'
import { secondsLeft } from '@teeviet/contract/live/server-clock'
import { useT } from '../i18n/use-texts.tsx'
import { useServerNow } from '../live/use-server-now.ts'

/** The time left until an instant (epoch ms) by the server's clock; nothing once it has passed. */
export function Countdown({ until }: { until: number }) {
  const t = useT('ui')
  const now = useServerNow()
  if (now >= until) return null
  const { days, clock } = timeLeft(secondsLeft(until, now))
  return (
    <strong className="time" role="timer">
      {days === 0 ? clock : t('daysAndClock', { n: days, clock })}
    </strong>
  )
}
