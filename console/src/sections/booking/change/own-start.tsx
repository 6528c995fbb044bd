import { NativeSelect } from '@mantine/core'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import { none } from '../../../kit/options.ts'
import { useRead } from '../../../session/use-read.ts'

type OwnStartProps = {
  courseId: number
  day: Day
  label: string
  /** The player's tee time before the change; null for one who is added. */
  at: number | null
  start: number | null
  onChange: (start: number | null) => void
}

/** The tee time of one player among those of the day, with the places left on each. */
export function OwnStart({ courseId, day, label, at, start, onChange }: OwnStartProps) {
  const t = useT('staff-change')
  const staff = useT('staff')
  const { data: teeTimes = [] } = useRead('GET /api/booking/booking_pax/sugestion_teetime_for_wap', {
    facility_id: courseId,
    date_played: day,
  })
  const offered = new Map(
    teeTimes.map(({ start_at, places_left }) => [start_at, staff('act.places', { n: places_left })]),
  )
  // the player's own tee time may be full
  const starts = [...new Set([...offered.keys(), ...[at, start].filter((one) => one !== null)])].toSorted()
  return (
    <NativeSelect
      label={label}
      data={[
        ...(at === null ? [none(t('ownStartFree'))] : []),
        ...starts.map((one) => ({
          value: String(one),
          label: [formatClock(one), offered.get(one)].filter(Boolean).join(' ·\u00a0'),
        })),
      ]}
      value={start === null ? '' : String(start)}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  )
}
