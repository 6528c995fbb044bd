import { useT } from '#i18n/use-texts.tsx'
import { Countdown } from '../golf/countdown.tsx'
import type { BookingClock } from './booking-clock.ts'

/** The clock of a booking in one line: what runs and how long it still does, by the server's time. */
export function BookingCountdown({ clock, onEnd }: { clock: BookingClock; onEnd?: () => void }) {
  const t = useT('bill')
  return (
    <Countdown
      key={clock.until}
      until={clock.until}
      label={t(clock.kind === 'staff' ? 'clock.staff' : 'clock.pay')}
      {...(onEnd ? { onEnd } : {})}
    />
  )
}
