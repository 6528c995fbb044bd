import { Button } from '@mantine/core'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../../api/call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useRead } from '../../../session/use-read.ts'
import styles from '../../../theme/layout.module.css'
import type { Found } from '../../tee-sheet/keys/use-found-tile.ts'
import { BookingCard } from '../booking-card.tsx'
import { ClubDay, type Opened } from './club-day.tsx'

const refreshEveryMs = 15_000

type ClubSheetProps = Found & {
  course: number
  day: Day
  opened: Opened
  onOpen: (opened: Opened) => void
  onDay: (days: 1 | -1) => void
}

/** The day of a course as a tee sheet for its club, and below it what is booked for the day without a tee time. */
export function ClubSheet({ course, day, ...day_ }: ClubSheetProps) {
  const asked = { facility_id: course, day }
  const query = useRead('GET /api/club/tee-sheet', asked, { refetchInterval: refreshEveryMs })
  const { data: bookings = [] } = useRead('GET /api/club/bookings', asked, {
    refetchInterval: refreshEveryMs,
  })
  return (
    <Loaded query={query} lines={12}>
      {(sheet) => (
        <>
          <SheetOrNone course={course} day={day} sheet={sheet} {...day_} />
          <Timeless bookings={bookings.filter(({ is_any_time }) => is_any_time === 1)} />
        </>
      )}
    </Loaded>
  )
}

function SheetOrNone({ sheet, ...rest }: ClubSheetProps & { sheet: DataOf<'GET /api/club/tee-sheet'> }) {
  const t = useT('staff-golf')
  if (sheet.tee_times.length === 0) return <p className={styles.empty}>{t('sheet.empty')}</p>
  return (
    <>
      <div className={styles.bar}>
        <Button variant="default" aria-keyshortcuts="L" onClick={() => print()}>
          {t('sheet.print')}
        </Button>
      </div>
      <ClubDay sheet={sheet} {...rest} />
    </>
  )
}

function Timeless({ bookings }: { bookings: DataOf<'GET /api/club/bookings'> }) {
  const t = useT('club')
  if (bookings.length === 0) return null
  return (
    <section className={styles.form}>
      <h2>{t('portal.timeless')}</h2>
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </section>
  )
}
