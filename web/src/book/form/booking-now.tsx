import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { tabletPx } from '@teeviet/contract/rules/limits'
import { type Day, dayOf, formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { firstPlayStrip } from '#api/queries/course/play-strip.ts'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useMinute } from '#session/use-server-now.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { type ChosenCourse, playOf, withSearchedCount } from '../draft/booking-draft.ts'
import { draftStore, useDraft } from '../draft/draft-store.ts'
import { DayTeeTimes } from '../play-time/day-tee-times.tsx'
import { PlayDays } from '../play-time/play-days.tsx'
import { askedTeeTime, exactStart, playOfRow } from '../play-time/tee-times.ts'
import { useBookingNowFlow } from '../send/use-booking-now-flow.ts'
import { chosenDay } from '../tee-times/chosen-day.ts'
import { BookingForm } from './booking-form.tsx'
import styles from './booking-now.module.css'
import { CourseBlock } from './course-block.tsx'

export type AskedBooking = {
  product_id?: number
  flash_sale_id?: number
  price?: number
  start_time?: string
  date_played?: number
  /** How many play, as the search for the tee time asked. */
  number_player?: number
}

const store = draftStore('now')

/**
 * One course: its facts, its tee times of a day, and the form that books the chosen one. On a phone the long list is
 * collapsed for a link to a tee time, so that the form is on the first screen.
 */
export function BookingNow({
  course,
  asked,
}: {
  course: DataOf<typeof api.courses.detail>
  asked: AskedBooking
}) {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const productId = asked.product_id ?? null
  const now = useMinute()
  const today = now === null ? null : dayOf(now)
  const first = useFirstDay(course.id, asked, today)
  // Any time of today is no choice to begin with where the tee times begin on another day.
  const asksForTime =
    asked.date_played !== undefined || asked.start_time !== undefined || (first !== null && first !== today)
  const fixed = useMemo(
    () => ({
      course: { id: course.id, title: course.title, address: course.address, logo: course.logo },
      productId,
      asksForTime,
    }),
    [course, productId, asksForTime],
  )
  const form = useRef<HTMLDivElement>(null)
  const list = useId()
  const draft = useDraft(store)
  const [picked, setDay] = useState<Day | null>(null)
  const day = picked ?? first
  const isGone = useAskedTime(fixed.course, asked, day)
  const [isOpen, setOpen] = useState(false)
  const folds = asksForTeeTime(asked) && !isGone
  const exact = exactStart({ startsAt: asked.date_played })
  const gone = exact === null ? t('missing.past') : t('missing.gone', { time: formatPlayTime(exact) })

  return (
    <Page
      title={t('nowTitle')}
      aside={
        <div ref={form} className={styles.aside}>
          <h2 className={styles.heading}>{steps('now.yourBooking')}</h2>
          <BookingForm
            variant="page"
            store={store}
            flow={useBookingNowFlow()}
            fixed={fixed}
            action={t('form.book')}
          />
          <p className={styles.lead}>{steps('now.code')}</p>
        </div>
      }
    >
      <CourseBlock course={course} isOffer={productId !== null} />
      {folds && (
        <div className={styles.fold}>
          <Button
            look="second"
            wide
            icon="clock"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {steps('now.otherTimes')}
          </Button>
        </div>
      )}
      <div id={list} className={folds && !isOpen ? styles.folded : undefined}>
        <Section title={steps('now.chooseTime')}>
          <Card>
            {day === null || today === null ? (
              <Skeleton height={240} />
            ) : (
              <div className={styles.times}>
                {isGone && (
                  <p className={styles.gone} role="status">
                    <Icon name="info" />
                    {gone}
                  </p>
                )}
                <PlayDays
                  today={today}
                  day={day}
                  courseId={course.id}
                  productId={asked.product_id}
                  onDay={setDay}
                />
                <DayTeeTimes
                  day={day}
                  courseId={course.id}
                  productId={asked.product_id}
                  play={playOf(draft, serverNow())}
                  onChoose={(play) => {
                    setOpen(true)
                    store.change({ play })
                    showBelow(form.current)
                  }}
                />
              </div>
            )}
          </Card>
        </Section>
      </div>
    </Page>
  )
}

/** An offer's `start_time` is when the offer begins: its golfer chooses one of its tee times. */
const asksForTeeTime = ({ date_played, start_time, product_id }: AskedBooking) =>
  exactStart({ startsAt: date_played }) !== null || (start_time !== undefined && product_id === undefined)

/** On a phone the form is below a long list of tee times: choosing one scrolls there. */
function showBelow(form: HTMLElement | null): void {
  if (window.innerWidth > tabletPx) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  form?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}

/**
 * The day the tee times begin with: the one asked for, today where a clock time of the course is, else the first day
 * that has a price; null while that is not known.
 */
function useFirstDay(courseId: number, asked: AskedBooking, today: Day | null): Day | null {
  const { date_played, start_time, product_id } = asked
  const isNamed = date_played !== undefined || (start_time !== undefined && product_id === undefined)
  const strip = useQuery({
    ...firstPlayStrip(courseId, today ?? '', product_id),
    enabled: today !== null && !isNamed,
  })
  if (today === null) return null
  if (date_played !== undefined) return laterOf(today, dayOf(date_played))
  if (isNamed || strip.isError) return today
  return chosenDay(undefined, strip.data ?? []) ?? null
}

const laterOf = (one: Day, other: Day) => (one < other ? other : one)

/**
 * Starts the draft for this course: one of another course keeps its players only. A link to a tee time selects that
 * one, whatever was chosen on an earlier visit; a reload or going back is the same visit and keeps the choice. Returns
 * whether the requested tee time is unavailable and no other is chosen.
 */
function useAskedTime(course: ChosenCourse, asked: AskedBooking, day: Day | null): boolean {
  const [isReady, setReady] = useState(false)
  const { history } = useRouter()
  const { data: rows } = useQuery({ ...teeTimesToBook(course.id, day ?? ''), enabled: day !== null })
  const { play } = useDraft(store)
  const {
    date_played: startsAt,
    start_time: clock,
    product_id: productId = null,
    number_player: count,
  } = asked
  const asks = asksForTeeTime(asked)
  const row = rows && asks ? askedTeeTime(rows, { startsAt, clock, productId }, serverNow()) : null

  useEffect(() => {
    const visit = history.location.state.__TSR_key ?? null
    let left = false
    store.restore().then(() => {
      if (left) return
      const before = store.read()
      const searched = before.visit === visit ? {} : withSearchedCount(before, count)
      if (before.course?.id !== course.id) store.change({ course, play: null, visit, ...searched })
      else if (before.visit !== visit) store.change({ visit, ...(asks ? { play: null } : {}), ...searched })
      setReady(true)
    })
    return () => {
      left = true
    }
  }, [history, course, asks, startsAt, clock, productId, count])

  useEffect(() => {
    if (isReady && row && store.read().play === null) store.change({ play: playOfRow(row) })
  }, [isReady, row])

  return isReady && asks && rows !== undefined && row === null && play === null
}
