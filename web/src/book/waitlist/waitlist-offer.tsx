import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ownWaitlist } from '#api/queries/rounds/waitlist.ts'
import { courseTeeTimes } from '#api/queries/tee-times.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import type { Session } from '#session/session.ts'
import { useServerNow } from '#session/use-server-now.ts'
import { Button } from '#ui/form/button.tsx'
import { fullBands } from './full-bands.ts'
import styles from './waitlist.module.css'
import { WaitlistForm } from './waitlist-form.tsx'

/** Offers the waitlist of a course's day that is full, or of its full bands; nothing for another day. */
export default function WaitlistOffer({
  session,
  courseId,
  day,
}: {
  session: Session
  courseId: number
  day: Day
}) {
  const t = useLazyTexts('history')
  const now = useServerNow()
  const [isOpen, setOpen] = useState(false)
  const { data: rows = [] } = useQuery(courseTeeTimes(courseId, day))
  const { data: own } = useQuery(ownWaitlist(session))
  const bands = now === null ? [] : fullBands(rows, now)
  const [first] = bands
  if (!first || now === null || !own?.is_on) return null
  const isWaiting = own.entries.some(
    (entry) => entry.facility_id === courseId && entry.day === day && entry.state === 'waiting',
  )
  if (isOpen) {
    return (
      <WaitlistForm
        {...{ session, courseId, day, bands, now }}
        holdSeconds={own.hold_seconds}
        onClose={() => setOpen(false)}
      />
    )
  }
  return (
    <div className={styles.offer}>
      <span>{first.band === 0 ? t('waitlist.full') : t(`waitlist.fullBand.${first.band}`)}</span>
      {isWaiting ? (
        <Link to="/wap/history" hash="waitlist">
          {t('waitlist.joined')}
        </Link>
      ) : (
        <Button look="second" size="small" icon="clock" onClick={() => setOpen(true)}>
          {t('waitlist.join')}
        </Button>
      )}
    </div>
  )
}
