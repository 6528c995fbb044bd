import { formatCountdown, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../i18n/use-texts.tsx'
import { TimeLeft } from './time-left.tsx'
import { useServerNow } from './use-server-now.ts'

const dayMs = 24 * 60 * 60_000
const soonMs = 4 * 60 * 60_000

/** Something with a deadline, and the server's time when it was read. */
type Due = { readonly due_at: number; readonly now: number }

/**
 * The time left until a refund or a complaint is due, by the server's clock: days, then hours and minutes; marked when
 * overdue.
 */
export function DueClock({ due }: { due: Due }) {
  const t = useT('staff-refunds')
  const now = useServerNow() ?? due.now
  const left = due.due_at - now
  const far = Math.abs(left)
  const time = far >= dayMs ? t('days', { n: Math.floor(far / dayMs) }) : formatCountdown(far / 1000)
  const tone = left <= 0 ? 'over' : left <= soonMs ? 'soon' : 'calm'
  return (
    <p>
      {t('due', { time: formatHistoryTime(due.due_at) })}{' '}
      <TimeLeft tone={tone}>{t(left <= 0 ? 'overdue' : 'left', { time })}</TimeLeft>
    </p>
  )
}
