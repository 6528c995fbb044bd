import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { useCallback, useRef, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { serverNow } from '../../live/server-clock.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { offerByKey } from '../booking/offer-by-key.ts'
import { type Step, stepsAllowed } from '../booking/steps-allowed.ts'
import { NewBooking } from '../new-booking/new-booking.tsx'
import { counterCall, newBooking, newBookingCall, walkIn } from '../new-booking/new-booking-calls.ts'
import { DaySheet } from './day-sheet.tsx'
import { FillDays } from './fill-days.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { SpanForm } from './span-form.tsx'
import { TeeTimePanel } from './tee-time-panel.tsx'
import type { Dragged } from './use-sheet-drag.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

/** What is open: a tee time or a booking, never both; with `make` the form of a new booking, for the tee time if one is open. */
export type Opened = { id?: number | undefined; booking?: number | undefined; make?: number | undefined }

type SheetProps = {
  facility: number
  day: Day
  sheet: DataOf<'GET /api/staff/tee-sheet'>
  holes: number | undefined
  opened: Opened
  onOpen: (opened: Opened) => void
  onDay: (days: 1 | -1) => void
}

/** The tee times of the day with the opened one or its booking, and closing a stretch of them, beside. */
export function Sheet({ facility, day, sheet, holes, opened, onOpen, onDay }: SheetProps) {
  const t = useT('staff-golf')
  const mayCall = useMayCall()
  const { id, booking, make } = opened
  const { data: shown } = useRead(
    'GET /api/staff/bookings/:id',
    { id: booking ?? 0 },
    { enabled: booking !== undefined },
  )
  const [step, setStep] = useState<Step | null>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const grid = useRef<HTMLTableElement>(null)
  const panel = useRef<HTMLElement>(null)
  const teeTimes = sheet.tee_times.filter(({ number_hole }) => holes === undefined || number_hole === holes)
  const open = teeTimes.find((teeTime) => teeTime.id === id)
  const openTeeTime = useCallback(
    (next: number) => onOpen({ id: next, booking: undefined, make: undefined }),
    [onOpen],
  )
  const openBooking = useCallback(
    (next: number) => {
      setStep(null)
      setDragged(undefined)
      onOpen({ id: undefined, booking: next, make: undefined })
    },
    [onOpen],
  )

  const isEmpty = sheet.tee_times.length === 0

  /** Back to the tile that was open. */
  function close() {
    grid.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
    setStep(null)
    onOpen({ id: undefined, booking: undefined, make: undefined })
  }

  useSheetKeys({
    grid,
    onDay,
    onRow: (next) => id !== undefined && next !== id && openTeeTime(next),
    run: (command: Command) => {
      if (command.kind === 'make' || command.kind === 'walkIn') {
        if (isEmpty || !mayCall(newBookingCall)) return false
        if (command.kind === 'make')
          onOpen({ id: id ?? focusedRow(grid.current), booking: undefined, make: newBooking })
        else if (day === dayOf(serverNow()) && mayCall(counterCall))
          onOpen({ id: undefined, booking: undefined, make: walkIn })
        else return false
      } else if (command.kind === 'open' && booking !== undefined) panel.current?.focus()
      else if (command.kind === 'offer') return offerByKey(panel.current)
      else if (command.kind === 'act') {
        if (!shown || shown.id !== booking || !stepsAllowed(shown, mayCall).includes(command.act))
          return false
        setStep(command.act)
      } else if (command.kind !== 'close' || (id ?? booking ?? make) === undefined) return false
      else if (step) setStep(null)
      else close()
      return true
    },
  })

  return (
    <div className={styles.sheet}>
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{t('sheet.empty')}</p>
          <FillDays facility={facility} until={sheet.filled_until} />
        </div>
      ) : (
        <div className={styles.form}>
          <SheetFigures teeTimes={teeTimes} />
          <DaySheet
            ref={grid}
            teeTimes={teeTimes}
            closings={sheet.closings}
            open={id}
            booking={booking}
            onOpen={openTeeTime}
            onOpenBooking={openBooking}
            onDrop={(next) => {
              openBooking(next.booking)
              setDragged(next)
            }}
          />
          <FillDays facility={facility} until={sheet.filled_until} />
        </div>
      )}
      {booking !== undefined ? (
        <BookingPanel
          ref={panel}
          bookingId={booking}
          step={step}
          move={dragged?.booking === booking ? dragged.move : undefined}
          onStep={setStep}
          onDone={() => setStep(null)}
          onClose={close}
        />
      ) : isEmpty ? null : make !== undefined && mayCall(newBookingCall) ? (
        <div className={`${styles.form} ${styles.beside}`}>
          <NewBooking
            key={`${facility} ${day} ${id} ${make}`}
            isWalkIn={make === walkIn}
            facility={facility}
            day={day}
            teeTimes={teeTimes}
            teeTime={id}
            onMade={openBooking}
            onClose={close}
          />
        </div>
      ) : (
        <div className={`${styles.form} ${styles.beside}`}>
          {open && (
            <TeeTimePanel key={open.id} teeTime={open} facility={facility} day={day} onClose={close} />
          )}
          <IfMayCall call="POST /api/staff/tee-sheet/close">
            <SpanForm key={`${facility} ${day}`} facility={facility} day={day} teeTimes={teeTimes} />
          </IfMayCall>
        </div>
      )}
    </div>
  )
}

/** The tee time of the tile that has the focus. */
function focusedRow(grid: HTMLElement | null): number | undefined {
  const row = grid?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-row]')
    : null
  return row ? Number(row.dataset.row) : undefined
}
