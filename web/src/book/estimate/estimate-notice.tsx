import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { estimateQuery } from '#api/queries/estimate.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/golf/price.tsx'
import { estimateFields } from '../draft/booking-fields.ts'
import type { Booking } from '../draft/use-booking.ts'
import styles from './estimate.module.css'
import { Line, Warning } from './estimate-lines.tsx'

// There is no answer yet when a page opens, so what shows it need not be there either.
const EstimateAnswer = lazy(() => import('./estimate-answer.tsx'))

/** About as many as an answer has, so that the button below moves when a field is chosen and not later. */
const linesOfAnswer = 8

/** The price of the booking, or why it is unknown. */
export function EstimateNotice({ booking }: { booking: Booking }) {
  const { draft, play, players } = booking
  const estimate = useQuery(estimateQuery(estimateFields(draft, play, players)))
  const hasAnswer = play !== null && Boolean(estimate.data || estimate.error)
  const box = useKeptHeight(!hasAnswer && estimate.isFetching)
  return (
    <div ref={box} className={styles.estimate} aria-live="polite" aria-busy={estimate.isFetching}>
      {hasAnswer ? (
        <Suspense fallback={<Skeleton lines={linesOfAnswer} />}>
          <EstimateAnswer booking={booking} play={play} estimate={estimate} />
        </Suspense>
      ) : (
        <BeforeAnswer booking={booking} />
      )}
    </div>
  )
}

function BeforeAnswer({ booking: { draft, play, players } }: { booking: Booking }) {
  const t = useT('booking')
  if (draft.course === null) return <Warning text={t('estimate.nothing')} />
  if (play === null || play.isAnyTime) return <Warning text={t('estimate.noTime')} />
  if (players.length > 0) return <Skeleton lines={linesOfAnswer} />
  if (play.price === null) return <p>{t('estimate.byStaff')}</p>
  return (
    <Line label={t('estimate.title')}>
      <Price amount={play.price} size="large" per />
    </Line>
  )
}

/** Keeps the height that an element had before it began to load, so that what is below stays under the finger. */
function useKeptHeight(isLoading: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null || isLoading) return
    let height = 0
    const observer = new ResizeObserver(() => {
      height = box.offsetHeight
    })
    observer.observe(box)
    box.style.minHeight = ''
    return () => {
      observer.disconnect()
      box.style.minHeight = `${height}px`
    }
  }, [isLoading])
  return element
}
