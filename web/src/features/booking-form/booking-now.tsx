import { useQuery } from '@tanstack/react-query'
import { type Day, dayOf } from '@teeviet/contract/rules/dates'
import { tabletPx } from '@teeviet/contract/rules/limits'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DataOf } from '../../api/calls.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { useMinute } from '../../session/use-minute.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DayStrip } from '../play-time/day-strip.tsx'
import { DayTeeTimes } from '../play-time/day-tee-times.tsx'
import { askedTeeTime, playOfRow, teeTimesQuery } from '../play-time/tee-times.ts'
import { playOf } from './booking-draft.ts'
import { BookingForm } from './booking-form.tsx'
import styles from './booking-now.module.css'
import { CourseBlock } from './course-block.tsx'
import { draftStore, useDraft } from './draft-store.ts'
import type { Fixed } from './use-booking.ts'
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
  useAskedTime(fixed, asked, day)

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
 * Begins the draft for this course: one of another course keeps its players only. Then takes the tee time the
 * address asks for, unless one has been chosen.
 */
function useAskedTime({ course, asksForTime }: Fixed, asked: AskedBooking, day: Day | null): void {
  const [isReady, setReady] = useState(false)
  const { data: rows } = useQuery({ ...teeTimesQuery(course.id, day ?? ''), enabled: day !== null })
  const { date_played, start_time, product_id } = asked

  useEffect(() => {
    let gone = false
    store.restore().then(() => {
      if (gone) return
      if (store.read().course?.id !== course.id) store.change({ course, play: null })
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [course])

  useEffect(() => {
    if (!isReady || !asksForTime || !rows || store.read().play) return
    const time = { startsAt: date_played, clock: start_time, productId: product_id ?? null }
    const row = askedTeeTime(rows, time, serverNow())
    if (row) store.change({ play: playOfRow(row) })
  }, [isReady, asksForTime, rows, date_played, start_time, product_id])
}
