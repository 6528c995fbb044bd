import { useInfiniteQuery } from '@tanstack/react-query'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { historyQuery } from '#api/queries/member/history.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { PlayAgainButton } from './play-again-button.tsx'

/** The golfer's last paid round, repeated with one tap; nothing before the first one. */
export default function MyUsual({ session }: { session: Session }) {
  const t = useT('booking')
  const { data } = useInfiniteQuery(historyQuery(session, { type: 3, time: 0 }))
  const last = data?.pages[0]?.[0]
  if (!last) return null
  const { facility, date_played } = last.Booking_Pax
  const course = facility.title
  const n = String(last.number_player)
  return (
    <PlayAgainButton item={last}>
      {last.is_any_time === 1
        ? t('form.usualAnyTime', { course, n })
        : t('form.usual', { course, n, time: formatClock(date_played) })}
    </PlayAgainButton>
  )
}
