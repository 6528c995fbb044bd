import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { Suspense, useState } from 'react'
import { firstPlayStrip } from '#api/queries/course/play-strip.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { DayCalendar } from '#ui/calendar/day-calendar.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import type { ChosenPlay } from '../draft/booking-draft.ts'
import { chosenDay } from '../tee-times/chosen-day.ts'
import { DayTeeTimes } from './day-tee-times.tsx'
import { PlayDays } from './play-days.tsx'
import styles from './play-time.module.css'

const farthestDays = 365

/**
 * Chooses when to play: a day from today on, then one of the course's tee times of that day, or any time of today.
 * Closes with the choice (`ChosenPlay`).
 */
export default function PlayTimeDialog({
  courseId,
  play,
  productId,
  onChoose,
  close,
}: DialogControl & {
  /** Without a course there are days only. */
  courseId: number | null
  play: ChosenPlay
  /** Only the tee times this offer covers. */
  productId?: number
  onChoose: (play: ChosenPlay) => void
}) {
  const t = useT('pickers')
  const today = dayOf(serverNow())
  const [asked, setDay] = useState<Day | undefined>(() => {
    const day = dayOf(Math.max(play.startsAt, serverNow()))
    // Any time of today is the default: then it starts at the first day with a tee time.
    return play.isAnyTime && day === today ? undefined : day
  })
  const { data: days } = useQuery({
    ...firstPlayStrip(courseId ?? 0, today, productId),
    enabled: courseId !== null && asked === undefined,
  })
  const day = chosenDay(asked, days ?? []) ?? today
  const [isCalendarOpen, setCalendarOpen] = useState(false)

  function choose(chosen: ChosenPlay) {
    onChoose(chosen)
    close(chosen)
  }

  function chooseDay(chosen: Day) {
    setDay(chosen)
    setCalendarOpen(false)
  }

  return (
    <Dialog title={t('play.title')} close={() => close()} sheet>
      <div className={styles.content}>
        <Suspense fallback={<Skeleton height={122} />}>
          <PlayDays today={today} day={day} courseId={courseId} productId={productId} onDay={chooseDay} />
        </Suspense>
        <Button
          look="second"
          size="small"
          icon="calendar"
          aria-expanded={isCalendarOpen}
          onClick={() => setCalendarOpen(!isCalendarOpen)}
        >
          {t('play.otherDay')}
        </Button>
        {isCalendarOpen && (
          <DayCalendar chosen={day} from={today} until={addDays(today, farthestDays)} onChoose={chooseDay} />
        )}
        <DayTeeTimes day={day} courseId={courseId} productId={productId} play={play} onChoose={choose} />
      </div>
    </Dialog>
  )
}
