import { serverNow } from '@teeviet/contract/live/server-clock'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { useCallback, useRef, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { Problem } from '../../kit/problem.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { changeByKey } from '../booking/change/change-by-key.ts'
import { offerByKey } from '../booking/offer-by-key.ts'
import { type Step, stepsAllowed } from '../booking/steps-allowed.ts'
import { NewBooking } from '../new-booking/new-booking.tsx'
import { counterCall, newBooking, newBookingCall, walkIn } from '../new-booking/new-booking-calls.ts'
import { DaySheet } from './day-sheet.tsx'
import { FillDays } from './fill-days.tsx'
import { focusedRow, focusTile } from './keys/focused-row.ts'
import { MoveStatus } from './keys/move-status.tsx'
import { type Found, useFoundTile } from './keys/use-found-tile.ts'
import { useMarkedRows } from './keys/use-marked-rows.ts'
import { useRowsToClose } from './keys/use-rows-to-close.ts'
import { useSheetKeys } from './keys/use-sheet-keys.ts'
import { type Moved, useSheetMoves } from './keys/use-sheet-moves.ts'
import { useTileActs } from './keys/use-tile-acts.ts'
import { SheetFigures } from './sheet-figures.tsx'
import { SpanForm } from './span-form.tsx'
import { TeeTimePanel } from './tee-time-panel.tsx'

/** What is open: a tee time or a booking, never both; with `make` the form of a new booking, for the tee time if one is open. */
export type Opened = { id?: number | undefined; booking?: number | undefined; make?: number | undefined }

const closeCall = 'POST /api/staff/tee-sheet/close'

type SheetProps = Found & {
  facility: number
  day: Day
  sheet: DataOf<'GET /api/staff/tee-sheet'>
  holes: number | undefined
  opened: Opened
  onOpen: (opened: Opened) => void
  onDay: (days: 1 | -1) => void
}

/** The tee times of the day with the opened one or its booking, and closing a stretch of them, beside. */
export function Sheet({ facility, day, sheet, holes, opened, onOpen, onDay, ...code }: SheetProps) {
  const t = useT('staff-golf')
  const mayCall = useMayCall()
  const { id, booking, make } = opened
  const { data: shown } = useRead(
    'GET /api/staff/bookings/:id',
    { id: booking ?? 0 },
    { enabled: booking !== undefined },
  )
  const [step, setStep] = useState<Step | null>(null)
  const [dragged, setDragged] = useState<Moved>()
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

  const marks = useMarkedRows(teeTimes)
  const acts = useTileActs('staff', grid, teeTimes)
  useFoundTile(grid, teeTimes, code)
  const moves = useSheetMoves({
    grid,
    teeTimes,
    onDrop: (next) => {
      openBooking(next.booking)
      setDragged(next)
    },
  })
  const closing = useRowsToClose(grid, teeTimes, marks.rows)
  const asked = closing.rows
  const isEmpty = sheet.tee_times.length === 0

  /** Back to the tile that was open. */
  function close() {
    focusTile(grid.current)
    setStep(null)
    onOpen({ id: undefined, booking: undefined, make: undefined })
  }

  /** Opens the form that closes the marked tee times, or the one with the focus. */
  function askToClose(): boolean {
    if (!mayCall(closeCall) || !closing.ask()) return false
    onOpen({ id: undefined, booking: undefined, make: undefined })
    return true
  }

  /** Escape leads back step by step: the carried tile, the form that closes, the marks. */
  function stepBack(): boolean {
    if (moves.letGo()) return true
    if (!asked && marks.rows.length === 0) return false
    if (asked) focusTile(grid.current)
    closing.end()
    marks.clear()
    return true
  }

  useSheetKeys({
    grid,
    onDay,
    onMark: marks.markTo,
    onRow: (next) => {
      marks.clear()
      if (id !== undefined && next !== id) openTeeTime(next)
    },
    run: (command: Command) => {
      if (command.kind === 'make' || command.kind === 'walkIn') {
        if (isEmpty || !mayCall(newBookingCall)) return false
        if (command.kind === 'make')
          onOpen({ id: id ?? focusedRow(grid.current), booking: undefined, make: newBooking })
        else if (day === dayOf(serverNow()) && mayCall(counterCall))
          onOpen({ id: undefined, booking: undefined, make: walkIn })
        else return false
      } else if (command.kind === 'carry') return moves.pickUpOrPutDown()
      else if (command.kind === 'record') return acts.record(command.attendance)
      else if (command.kind === 'change') return changeByKey(panel.current)
      else if (command.kind === 'closeTimes') return askToClose()
      else if (command.kind === 'open' && booking !== undefined) panel.current?.focus()
      else if (command.kind === 'offer') return offerByKey(panel.current)
      else if (command.kind === 'act') {
        if (!shown || shown.id !== booking || !stepsAllowed(shown, mayCall).includes(command.act))
          return false
        setStep(command.act)
      } else if (command.kind === 'close' && stepBack()) return true
      else if (command.kind !== 'close' || (id ?? booking ?? make) === undefined) return false
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
          <Problem>{acts.problem}</Problem>
          <MoveStatus moves={moves} />
          <DaySheet
            as="staff"
            ref={grid}
            teeTimes={teeTimes}
            closings={sheet.closings}
            open={id}
            booking={booking}
            onOpen={openTeeTime}
            onOpenBooking={openBooking}
            moves={moves}
            marked={marks.rows}
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
          <IfMayCall call={closeCall}>
            <SpanForm
              key={`${facility} ${day} ${asked?.map((one) => one.id).join(' ')}`}
              facility={facility}
              day={day}
              teeTimes={asked ?? teeTimes}
              isAsked={asked !== undefined}
            />
          </IfMayCall>
        </div>
      )}
    </div>
  )
}
