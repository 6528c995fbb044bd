import { useQuery } from '@tanstack/react-query'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { TimeLeft } from '../queue/time-left-cell.tsx'
import { ActForm } from './act-form.tsx'
import { BookingActs } from './booking-acts.tsx'
import { BookingDetails } from './booking-details.tsx'
import styles from './booking-panel.module.css'
import { StaffState } from './staff-state.tsx'
import type { Act } from './steps-allowed.ts'

/** Everything needed to answer a booking, and the steps that can be taken; one `act` at a time is being prepared. */
export function BookingPanel({
  ref,
  bookingId,
  act,
  onAct,
  onDone,
  onClose,
}: {
  ref: RefObject<HTMLElement | null>
  bookingId: number | undefined
  act: Act | null
  onAct: (act: Act | null) => void
  onDone: () => void
  onClose: () => void
}) {
  const t = useT('staff')
  const staff = useStaff()
  const query = useQuery({
    ...staffQuery(staff, 'GET /api/staff/bookings/:id', { id: bookingId ?? 0 }),
    enabled: bookingId !== undefined,
  })
  const lastAct = useRef(act)
  useEffect(() => {
    // the form that had the focus is gone: who works by keyboard goes on here, not at the top of the page
    if (lastAct.current !== null && act === null) ref.current?.focus()
    lastAct.current = act
  }, [act, ref])
  if (bookingId === undefined) {
    return (
      <aside className={styles.none} aria-label={t('panel.label')}>
        {t('list.pick')}
      </aside>
    )
  }
  return (
    <aside ref={ref} className={styles.panel} aria-label={t('panel.label')} tabIndex={-1}>
      <Loaded query={query} skeleton={<Skeleton lines={14} />} empty={null}>
        {(booking) => (
          <Fragment key={booking.id}>
            <header className={styles.head}>
              <div>
                <h2 className={styles.code}>{booking.general_bill_code}</h2>
                <p className={styles.state}>
                  <StaffState state={booking.state} /> <TimeLeft booking={booking} />
                </p>
              </div>
              <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
            </header>
            <div className={styles.body}>
              <BookingDetails booking={booking} />
            </div>
            <footer className={styles.foot}>
              {act ? (
                <ActForm key={act} booking={booking} act={act} onBack={() => onAct(null)} onDone={onDone} />
              ) : (
                <BookingActs state={booking.state} onAct={onAct} />
              )}
            </footer>
          </Fragment>
        )}
      </Loaded>
    </aside>
  )
}
