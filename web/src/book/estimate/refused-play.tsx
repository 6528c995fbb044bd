import { useQuery } from '@tanstack/react-query'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { ChosenPlay } from '../draft/booking-draft.ts'
import { Warning } from './estimate-lines.tsx'

/**
 * Why a booking would be refused: where the chosen tee time has too few places left for the group, how many, instead of
 * the refusal's `text`, which sends the golfer to another day.
 */
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
  // what was read before may still count the places that are gone
  const { data: rows, isFetchedAfterMount } = useQuery(teeTimesToBook(courseId, dayOf(play.startsAt)))
  if (!isFetchedAfterMount) return <Skeleton lines={2} />
  const left = rows?.find((row) => row.start_at === play.startsAt)?.places_left
  const time = formatClock(play.startsAt)
  if (left === undefined || left >= players) return <Warning text={text} />
  return (
    <Warning
      text={left === 0 ? t('missing.gone', { time }) : t('estimate.fewPlaces', { time, n: left, players })}
    />
  )
}
