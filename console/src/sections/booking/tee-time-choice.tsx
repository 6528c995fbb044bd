import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { useEffect, useRef } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import styles from './act-form.module.css'
import type { StaffBookingDetail } from './booking-details.tsx'

/** Where to put an any-time request: the free tee times of its course and day. */
export function TeeTimeChoice({
  booking,
  chosen,
  onChoose,
}: {
  booking: StaffBookingDetail
  chosen: number | undefined
  onChoose: (teeTime: { id: number; price: number | null }) => void
}) {
  const t = useT('staff')
  const query = useQuery(
    staffQuery(useStaff(), 'GET /api/booking/booking_pax/sugestion_teetime_for_wap', {
      facility_id: booking.facility.id,
      date_played: dayOf(booking.date_played),
    }),
  )
  const list = useRef<HTMLDivElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere) list.current?.querySelector('input')?.focus()
  }, [isThere])
  return (
    <fieldset className={styles.choice}>
      <legend>{t('act.chooseTeeTime')}</legend>
      <Loaded query={query} skeleton={<Skeleton lines={3} />} empty={<p>{t('act.noTeeTime')}</p>}>
        {(teeTimes) => (
          <div className={styles.teeTimes} ref={list}>
            {teeTimes.map((teeTime) => (
              <label key={teeTime.id} className={styles.teeTime}>
                <input
                  type="radio"
                  name="tee-time"
                  checked={teeTime.id === chosen}
                  onChange={() => onChoose({ id: teeTime.id, price: teeTime.price })}
                />
                <strong className="time">{formatClock(teeTime.start_at)}</strong>
                <span className={styles.muted}>
                  {t('act.places', { n: teeTime.places_left })} ·&nbsp;
                  {teeTime.price === null ? t('list.noPrice') : formatMoney(teeTime.price)}
                </span>
              </label>
            ))}
          </div>
        )}
      </Loaded>
    </fieldset>
  )
}
