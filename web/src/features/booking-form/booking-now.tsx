import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Day, dayOf, formatPlayTime } from '@teeviet/contract/rules/dates'
import { tabletPx } from '@teeviet/contract/rules/limits'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DataOf } from '../../api/calls.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { useMinute } from '../../session/use-minute.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DayStrip } from '../play-time/day-strip.tsx'
import { DayTeeTimes } from '../play-time/day-tee-times.tsx'
import { askedTeeTime, exactStart, playOfRow, teeTimesQuery } from '../play-time/tee-times.ts'
import { type ChosenCourse, playOf } from './booking-draft.ts'
import { BookingForm } from './booking-form.tsx'
import styles from './booking-now.module.css'
import { CourseBlock } from './course-block.tsx'
import { draftStore, useDraft } from './draft-store.ts'
import { useBookingNowFlow } from './use-booking-now-flow.ts'

export type AskedBooking = {
  product_id?: number
  flash_sale_id?: number
  price?: number
  start_time?: string
  date_played?: number
}

const store = draftStore('now')

/** One course: what it is, its tee times of a day, and the form that books the chosen one. */
export function BookingNow({
  course,
  asked,
}: {
  course: DataOf<'GET /api/services/get_detail_facility'>
  asked: AskedBooking
}) {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const productId = asked.product_id ?? null
  const asksForTime = asked.date_played !== undefined || asked.start_time !== undefined
  const fixed = useMemo(
    () => ({
      course: { id: course.id, title: course.title, address: course.address, logo: course.logo },
      productId,
      asksForTime,
    }),
    [course, productId, asksForTime],
  )
  const form = useRef<HTMLDivElement>(null)
  const draft = useDraft(store)
  const now = useMinute()
  const [chosenDay, setDay] = useState<Day | null>(null)
  const today = now === null ? null : dayOf(now)
  const day = chosenDay ?? firstDay(asked, today)
  const isGone = useAskedTime(fixed.course, asked, day)
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
              <DayStrip today={today} day={day} courseId={course.id} onDay={setDay} />
              <DayTeeTimes
                day={day}
                courseId={course.id}
                productId={productId ?? undefined}
                play={playOf(draft, serverNow())}
                onChoose={(play) => {
                  store.change({ play })
                  showBelow(form.current)
                }}
              />
            </div>
          )}
        </Card>
      </Section>
    </Page>
  )
}

/** On a phone the form stands below a long list of tee times: choosing one leads there. */
function showBelow(form: HTMLElement | null): void {
  if (window.innerWidth > tabletPx) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  form?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}

function firstDay({ date_played }: AskedBooking, today: Day | null): Day | null {
  if (today === null || date_played === undefined) return today
  const day = dayOf(date_played)
  return day < today ? today : day
}

/**
 * Begins the draft for this course: one of another course keeps its players only. Whoever comes by a tee time begins
 * with that one, whatever was chosen on an earlier visit; a reload or the way back is the same visit and keeps the
 * choice. Gives whether the tee time asked for is not to be had while no other is chosen.
 */
function useAskedTime(course: ChosenCourse, asked: AskedBooking, day: Day | null): boolean {
  const [isReady, setReady] = useState(false)
  const { history } = useRouter()
  const { data: rows } = useQuery({ ...teeTimesQuery(course.id, day ?? ''), enabled: day !== null })
  const { play } = useDraft(store)
  const { date_played: startsAt, start_time: clock, product_id: productId = null } = asked
  const asks = startsAt !== undefined || clock !== undefined
  const row = rows && asks ? askedTeeTime(rows, { startsAt, clock, productId }, serverNow()) : null

  useEffect(() => {
    const visit = history.location.state.__TSR_key ?? null
    let left = false
    store.restore().then(() => {
      if (left) return
      const before = store.read()
      if (before.course?.id !== course.id) store.change({ course, play: null, visit })
      else if (before.visit !== visit) store.change({ visit, ...(asks ? { play: null } : {}) })
      setReady(true)
    })
    return () => {
      left = true
    }
  }, [history, course, asks, startsAt, clock, productId])

  useEffect(() => {
    if (isReady && row && store.read().play === null) store.change({ play: playOfRow(row) })
  }, [isReady, row])

  return isReady && asks && rows !== undefined && row === null && play === null
}
