import { Radio, Stack, TextInput } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, isDay } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import { Pages } from '../../../lists/list.tsx'
import { useRead } from '../../../session/use-read.ts'

type StartChoiceProps = {
  courseId: number
  day: string
  startAt: number | null
  onChange: (chosen: { day?: string; startAt: number | null }) => void
}

/** Another day and start of the course; the first choice is to stay. */
export function StartChoice({ courseId, day, startAt, onChange }: StartChoiceProps) {
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
        onChange={(event) => onChange({ day: event.currentTarget.value, startAt: null })}
      />
      <fieldset>
        <legend>{t('start')}</legend>
        <Radio
          name="start"
          label={t('stay')}
          checked={startAt === null}
          onChange={() => onChange({ startAt: null })}
        />
        <Pages query={query} lines={3} empty={staff('act.noTeeTime')}>
          {(teeTimes) => (
            <Stack gap={0} mah={200} style={{ overflowY: 'auto' }}>
              {teeTimes.map(({ id, start_at, places_left, price }) => (
                <Radio
                  key={id}
                  name="start"
                  label={formatClock(start_at)}
                  description={`${staff('act.places', { n: places_left })} ·\u00a0${
                    price === null ? staff('list.noPrice') : formatMoney(price)
                  }`}
                  checked={start_at === startAt}
                  onChange={() => onChange({ startAt: start_at })}
                />
              ))}
            </Stack>
          )}
        </Pages>
      </fieldset>
    </>
  )
}
