import { Button, NativeSelect } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { weekdayBehind } from '@teeviet/contract/rules/time/spoken-dates'
import type { DataOf } from '../../api/call.ts'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { counterCall, newBooking, walkIn } from '../new-booking/new-booking-calls.ts'
import { CheckInField } from './check-in/check-in-field.tsx'
import type { Opened } from './sheet.tsx'
import type { StaffTeeTime } from './tee-time.ts'

type Shown = { facility?: number | undefined; day?: Day; holes?: number | undefined } & Opened

type SheetBarProps = {
  search: Shown & { day: Day }
  teeTimes: readonly StaffTeeTime[]
  onSearch: (change: Shown) => void
  /** A booking was found by its code. */
  onFound: (booking: number) => void
}

type Bookings = DataOf<'GET /api/staff/bookings'>

/** Which course, day and holes the sheet shows. */
export function SheetBar({
  search: { facility, day, holes, make: made },
  teeTimes,
  onSearch,
  onFound,
}: SheetBarProps) {
  const t = useT('staff-golf')
  const make = useT('staff-new-booking')
  const language = useLanguage()
  const today = dayOf(serverNow())
  const sold = [...new Set(teeTimes.map(({ number_hole }) => number_hole))].toSorted(
    (one, other) => other - one,
  )
  const closed = { id: undefined, booking: undefined, make: undefined }
  const go = (to: Day) => onSearch({ day: to, ...closed })
  const openFound = ({ id, facility: course, date_played }: Bookings[number]) => {
    onFound(id)
    onSearch({
      facility: course.id,
      day: dayOf(date_played),
      holes: undefined,
      id: undefined,
      booking: id,
      make: undefined,
    })
  }
  const step = { variant: 'default', px: 'sm' } as const
  return (
    <div className={styles.bar}>
      <CourseChoice
        value={String(facility ?? '')}
        onChange={(chosen) =>
          onSearch({
            facility: chosen === '' ? undefined : Number(chosen),
            holes: undefined,
            ...closed,
            // a new booking that was asked for without a course goes on at the first one that is chosen
            make: facility === undefined ? made : undefined,
          })
        }
      />
      <Button {...step} aria-label={t('sheet.dayBefore')} onClick={() => go(addDays(day, -1))}>
        ‹
      </Button>
      <DayInput
        label={`${t('sheet.day')}${weekdayBehind(day, language)}`}
        value={day}
        onChange={(value) => value !== '' && go(value)}
      />
      <Button {...step} aria-label={t('sheet.dayAfter')} onClick={() => go(addDays(day, 1))}>
        ›
      </Button>
      {day !== today && (
        <Button {...step} onClick={() => go(today)}>
          {t('sheet.today')}
        </Button>
      )}
      <IfMayCall call="POST /api/staff/bookings/:id/attendance">
        <CheckInField search={(act, q) => act.send('GET /api/staff/bookings', { q })} onFound={openFound} />
      </IfMayCall>
      {teeTimes.length > 0 && (
        <IfMayCall call="POST /api/staff/bookings">
          <Button aria-keyshortcuts="N" onClick={() => onSearch({ booking: undefined, make: newBooking })}>
            {make('open')}
          </Button>
          {day === today && (
            <IfMayCall call={counterCall}>
              <Button
                variant="default"
                aria-keyshortcuts="W"
                onClick={() => onSearch({ id: undefined, booking: undefined, make: walkIn })}
              >
                {make('walkIn')}
              </Button>
            </IfMayCall>
          )}
        </IfMayCall>
      )}
      {teeTimes.length > 0 && (
        <Button variant="default" aria-keyshortcuts="L" onClick={() => print()}>
          {t('sheet.print')}
        </Button>
      )}
      {sold.length > 1 && (
        <NativeSelect
          label={t('field.number_hole')}
          data={[none(t('all')), ...optionsOf(sold)]}
          value={holes ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ holes: value === '' ? undefined : Number(value), ...closed })
          }
        />
      )}
    </div>
  )
}
