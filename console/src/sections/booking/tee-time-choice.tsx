import { Radio, Stack } from '@mantine/core'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/list.tsx'
import { useRead } from '../../session/use-read.ts'
import type { StaffBookingDetail } from './booking.ts'
import { describeStart } from './describe-start.ts'

type TeeTimeChoiceProps = {
  booking: StaffBookingDetail
  chosen: number | undefined
  onChoose: (teeTime: { id: number; price: number | null }) => void
}

/** Where to put an any-time request: the free tee times of its course and day. */
export function TeeTimeChoice({ booking, chosen, onChoose }: TeeTimeChoiceProps) {
  const t = useT('staff')
  const query = useRead('GET /api/booking/booking_pax/sugestion_teetime_for_wap', {
    facility_id: booking.facility.id,
    date_played: dayOf(booking.date_played),
  })
  const list = useRef<HTMLFieldSetElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere) list.current?.querySelector('input')?.focus()
  }, [isThere])
  return (
    <fieldset ref={list}>
      <legend>{t('act.chooseTeeTime')}</legend>
      <Pages query={query} lines={3} empty={t('act.noTeeTime')}>
        {(teeTimes) => (
          <Stack gap={0} mah={200} style={{ overflowY: 'auto' }}>
            {teeTimes.map(({ id, start_at, places_left, price, path }) => (
              <Radio
                key={id}
                name="tee-time"
                label={formatClock(start_at)}
                description={describeStart(
                  t('act.places', { n: places_left }),
                  { path, price },
                  t('list.noPrice'),
                )}
                checked={id === chosen}
                onChange={() => onChoose({ id, price })}
              />
            ))}
          </Stack>
        )}
      </Pages>
    </fieldset>
  )
}
