import { Link } from '@tanstack/react-router'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { saysHoles } from '#book/tee-times/says-holes.ts'
import { isFull } from '#book/tee-times/tile-of.ts'
import { TilesOf } from '#book/tee-times/tiles-of.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { CancelRule } from './cancel-rule.tsx'
import type { Offer } from './offer-card.tsx'
import styles from './offer-tee-times.module.css'
import { useBookingGateWithin } from './use-booking-gate.ts'

/** The price of every tee time, null when they differ. */
function priceOfAll(rows: readonly Offer[]): number | null {
  const prices = new Set(rows.map(({ price_sale }) => price_sale))
  return prices.size === 1 ? (rows[0]?.price_sale ?? null) : null
}

/** A day's tee times on offer, course by course. Booking one needs a login. */
export function OfferTeeTimes({ rows }: { rows: readonly Offer[] }) {
  const t = useT('tee-times')
  const gate = useBookingGateWithin()
  const courses = [...new Set(rows.map((row) => row.facility_id))].map((id) =>
    rows.filter((row) => row.facility_id === id),
  )
  const showHoles = saysHoles(rows)
  return (
    <div className={styles.courses} onClickCapture={gate}>
      {courses.map((teeTimes) => {
        const [first] = teeTimes
        if (!first) return null
        return (
          <section key={first.facility_id} className={styles.course}>
            <div className={styles.head}>
              <Picture src={first.images[0]} alt="" ratio="4 / 3" className={styles.picture} />
              <h2 className={styles.name}>
                <Link to="/san/chi-tiet/$id" params={{ id: String(first.facility_id) }}>
                  {first.facility_name}
                </Link>
              </h2>
            </div>
            {teeTimes.every(isFull) ? (
              <p className={styles.note}>{t('none')}</p>
            ) : (
              <>
                <p className={styles.note}>
                  <CancelRule
                    terms={first.cancel_terms}
                    price={priceOfAll(teeTimes)}
                    until={Math.max(...teeTimes.map(({ start_at }) => start_at ?? 0))}
                  />
                </p>
                <TilesOf
                  rows={teeTimes}
                  showHoles={showHoles}
                  weather={
                    first.start_at === null
                      ? undefined
                      : { courseId: first.facility_id, day: dayOf(first.start_at) }
                  }
                  choiceOf={(row) => ({ link: bookingLink(row) })}
                />
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}
