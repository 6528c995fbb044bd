import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ownWaitlist } from '#api/queries/rounds/waitlist.ts'
import { siteSettings } from '#api/queries/site-settings.ts'
import { courseTeeTimes } from '#api/queries/tee-times.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { loggedIn } from '#session/logged-in.ts'
import type { Session } from '#session/session.ts'
import { useMinute } from '#session/use-server-now.ts'
import { Button } from '#ui/form/button.tsx'
import { type FullBand, fullBands } from './full-bands.ts'
import styles from './waitlist.module.css'
import { WaitlistForm } from './waitlist-form.tsx'

type Offered = { courseId: number; day: Day; bands: readonly FullBand[]; now: number }

/**
 * Offers the waitlist of a course's day that is full, or of its full bands; nothing for another day. A visitor logs in
 * first, and finds the form open.
 */
export default function WaitlistOffer({
  session,
  courseId,
  day,
}: {
  /** null for a visitor */
  session: Session | null
  courseId: number
  day: Day
}) {
  const now = useMinute()
  const [isOpen, setOpen] = useState(false)
  const { data: rows = [] } = useQuery(courseTeeTimes(courseId, day))
  const bands = now === null ? [] : fullBands(rows, now)
  if (bands.length === 0 || now === null) return null
  return session === null ? (
    <VisitorOffer bands={bands} onLogIn={() => setOpen(true)} />
  ) : (
    <GolferOffer {...{ session, courseId, day, bands, now, isOpen, setOpen }} />
  )
}

function VisitorOffer({ bands, onLogIn }: { bands: readonly FullBand[]; onLogIn: () => void }) {
  const t = useLazyTexts('history')
  const { data: site } = useQuery(siteSettings)
  if (site?.waitlist !== 1) return null
  return (
    <div className={styles.offer}>
      <FullTime bands={bands} />
      <Button
        look="second"
        size="small"
        icon="clock"
        onClick={async () => {
          if (await loggedIn()) onLogIn()
        }}
      >
        {t('waitlist.logIn')}
      </Button>
    </div>
  )
}

/** That the day, or a band of it, has no place. */
function FullTime({ bands: [first] }: { bands: readonly FullBand[] }) {
  const t = useLazyTexts('history')
  return first && <span>{first.band === 0 ? t('waitlist.full') : t(`waitlist.fullBand.${first.band}`)}</span>
}

function GolferOffer({
  session,
  courseId,
  day,
  bands,
  now,
  isOpen,
  setOpen,
}: Offered & { session: Session; isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const t = useLazyTexts('history')
  const { data: own } = useQuery(ownWaitlist(session))
  if (!own?.is_on) return null
  const isWaiting = own.entries.some(
    (entry) => entry.facility_id === courseId && entry.day === day && entry.state === 'waiting',
  )
  if (isOpen && !isWaiting) {
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
      <FullTime bands={bands} />
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
