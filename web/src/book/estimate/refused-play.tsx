import { useQuery } from '@tanstack/react-query'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { ChosenPlay } from '../draft/booking-draft.ts'
import { Warning } from './estimate-lines.tsx'

/** Why a booking would be refused, and where the chosen tee time has too few places how many are left. */
export function RefusedPlay({
  text,
  courseId,
  play,
  players,
}: {
  text: string
  courseId: number
  play: ChosenPlay
  players: number
}) {
  const t = useT('booking')
  const { data: rows } = useQuery(teeTimesToBook(courseId, dayOf(play.startsAt)))
  const left = rows?.find((row) => row.start_at === play.startsAt)?.places_left
  const time = formatClock(play.startsAt)
  return (
    <>
      <Warning text={text} />
      {left === 0 && <p>{t('missing.gone', { time })}</p>}
      {left !== undefined && left > 0 && left < players && (
        <p>{t('estimate.fewPlaces', { time, n: left, players })}</p>
      )}
    </>
  )
}
