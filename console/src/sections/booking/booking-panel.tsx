import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { usePreservedFocus } from '../../lists/use-preserved-focus.ts'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { StaffState } from '../booking-state/staff-state.tsx'
import { SharingBar } from '../sharing/sharing-bar.tsx'
import { ActForm } from './act-form.tsx'
import type { StaffBookingDetail } from './booking.ts'
import { BookingClock } from './booking-clock.tsx'
import { BookingDetails } from './booking-details.tsx'
import panel from './booking-panel.module.css'
import type { Move } from './change/change-draft.ts'
import { type Step, stepsAllowed, stepsFrom } from './steps-allowed.ts'

type BookingPanelProps = {
  ref: RefObject<HTMLElement | null>
  bookingId: number | undefined
  /** The one that is being prepared. */
  step: Step | null
  /** A player of it who was dragged to another tee time. */
  move?: Move | undefined
  onStep: (step: Step | null) => void
  onDone: () => void
  onClose: () => void
}

/** Everything needed to answer a booking, and the steps that can be taken. */
export function BookingPanel({ ref, bookingId, step, move, onStep, onDone, onClose }: BookingPanelProps) {
  const t = useT('staff')
  const query = useRead(
    'GET /api/staff/bookings/:id',
    { id: bookingId ?? 0 },
    { enabled: bookingId !== undefined },
  )
  const kept = usePreservedFocus()
  const lastStep = useRef(step)
  useEffect(() => {
    // the focused form is removed: keyboard focus moves here, not to the top of the page
    if (lastStep.current !== null && step === null) ref.current?.focus()
    lastStep.current = step
  }, [step, ref])
  if (bookingId === undefined)
    return (
      <aside className={panel.none} aria-label={t('panel.label')}>
        {t('list.pick')}
      </aside>
    )
  return (
    <aside ref={ref} className={panel.panel} aria-label={t('panel.label')} tabIndex={-1}>
      {query.data === undefined && (
        <header className={panel.head}>
          <p>{t('panel.label')}</p>
          <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
        </header>
      )}
      <Loaded query={query} lines={14}>
        {(booking) => (
          <Fragment key={booking.id}>
            <header className={panel.head}>
              <div>
                <h2 className="code">{booking.general_bill_code}</h2>
                <p className={styles.badges}>
                  <StaffState state={booking.state} /> <BookingClock booking={booking} />
                </p>
              </div>
              <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
            </header>
            <div className={panel.body} {...kept}>
              <SharingBar booking={booking} />
              <BookingDetails booking={booking} move={move} />
            </div>
            <footer className={panel.foot}>
              {step ? (
                <ActForm
                  key={step}
                  booking={booking}
                  step={step}
                  onBack={() => onStep(null)}
                  onDone={onDone}
                />
              ) : (
                <Steps booking={booking} onStep={onStep} />
              )}
            </footer>
          </Fragment>
        )}
      </Loaded>
    </aside>
  )
}

/** Cancelling has no key: it is not to happen by a slip. */
const keys: Partial<Record<Step, string>> = { confirm: 'C', place: 'P', both: 'B', reject: 'R', extend: 'E' }

type StepsProps = { booking: StaffBookingDetail; onStep: (step: Step) => void }

/** The steps that follow and that one may take; each with its key. */
function Steps({ booking, onStep }: StepsProps) {
  const t = useT('staff')
  const steps = stepsAllowed(booking, useMayCall())
  if (steps.length === 0)
    return (
      <p className={styles.muted}>
        {t(stepsFrom(booking.state).length > 0 ? 'act.notAllowed' : 'act.nothing')}
      </p>
    )
  const isEnd = (step: Step) =>
    step === 'reject' || step === 'endPartly' || step === 'club' || step === 'golfer'
  return (
    <div className={styles.buttons}>
      {steps.map((step, place) => (
        <Button
          key={step}
          look={isEnd(step) ? 'danger' : place === 0 ? 'primary' : 'second'}
          onClick={() => onStep(step)}
          aria-keyshortcuts={keys[step]}
        >
          {t(`act.${step}`)} {keys[step] && <kbd className={panel.key}>{keys[step]}</kbd>}
        </Button>
      ))}
    </div>
  )
}
