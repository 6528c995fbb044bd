import { startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import { isDay } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import { useRead } from '../../../session/use-read.ts'
import { PathSelect } from '../../courses/path-select.tsx'
import type { StaffBookingDetail } from '../booking.ts'

type PathFieldProps = {
  booking: Pick<StaffBookingDetail, 'number_hole' | 'flights'>
  /** The course after the change, and its day and start where it moves to one. */
  courseId: number
  day: string
  startAt: number | null
  value: string
  onChange: (path: string) => void
}

/** Another nine or pair of nines to start on, for courses that have several. */
export function PathField({ booking, courseId, day, startAt, value, onChange }: PathFieldProps) {
  const t = useT('staff-change')
  const { data: course } = useRead('GET /api/services/get_detail_facility', { id: courseId })
  const { data: teeTimes = [] } = useRead(
    'GET /api/booking/booking_pax/sugestion_teetime_for_wap',
    { facility_id: courseId, date_played: day },
    { enabled: startAt !== null && isDay(day) },
  )
  const chosen = teeTimes.find(({ start_at }) => start_at === startAt)
  const paths = (course?.course_path ?? []).map(({ path_name: name, num_holes: holes }) => ({ name, holes }))
  const own = [...new Set(booking.flights.flatMap(({ path }) => path ?? []))].join(', ')
  const none = chosen?.path ?? (startAt === null && own !== '' ? own : t('pathOfStart'))
  return (
    <PathSelect
      paths={startPaths(paths, chosen?.number_hole ?? booking.number_hole ?? 0)}
      none={none}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
