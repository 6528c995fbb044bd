import { Radio, Stack, TextInput } from '@mantine/core'
import { formatClock, isDay } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import { Pages } from '../../../lists/list.tsx'
import { useRead } from '../../../session/use-read.ts'
import { describeStart } from '../describe-start.ts'

type StartChoiceProps = {
  courseId: number
  day: string
  startAt: number | null
  /** Whether the booking may stay on its starts, since it stays at its course. */
  mayStay: boolean
  /** Whether each player has an own tee time; null where one plays alone. */
  isSplit: boolean | null
  onChange: (chosen: { day?: string; startAt: number | null; isSplit?: boolean }) => void
}

/** Another day and start of the course; the first choices are to stay, and an own start for each player of that day. */
export function StartChoice({ courseId, mayStay, day, startAt, isSplit, onChange }: StartChoiceProps) {
  const t = useT('staff-change')
  const staff = useT('staff')
  const query = useRead(
    'GET /api/booking/booking_pax/sugestion_teetime_for_wap',
    { facility_id: courseId, date_played: day },
    { enabled: isDay(day) },
  )
  return (
    <>
      <TextInput
        type="date"
        label={t('day')}
        value={day}
        onChange={(event) => onChange({ day: event.currentTarget.value, startAt: null, isSplit: false })}
      />
      <fieldset>
        <legend>{t('start')}</legend>
        {mayStay && (
          <Radio
            name="start"
            label={t('stay')}
            checked={startAt === null && isSplit !== true}
            onChange={() => onChange({ startAt: null, isSplit: false })}
          />
        )}
        {isSplit !== null && (
          <Radio
            name="start"
            label={t('split')}
            checked={isSplit}
            onChange={() => onChange({ startAt: null, isSplit: true })}
          />
        )}
        <Pages query={query} lines={3} empty={staff('act.noTeeTime')}>
          {(teeTimes) => (
            <Stack gap={0} mah={200} style={{ overflowY: 'auto' }}>
              {teeTimes.map(({ id, start_at, places_left, price, path }) => (
                <Radio
                  key={id}
                  name="start"
                  label={formatClock(start_at)}
                  description={describeStart(
                    staff('act.places', { n: places_left }),
                    { path, price },
                    staff('list.noPrice'),
                  )}
                  checked={start_at === startAt}
                  onChange={() => onChange({ startAt: start_at, isSplit: false })}
                />
              ))}
            </Stack>
          )}
        </Pages>
      </fieldset>
    </>
  )
}
