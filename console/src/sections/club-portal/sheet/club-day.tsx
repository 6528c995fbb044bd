import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { useCallback, useRef } from 'react'
import type { DataOf } from '../../../api/call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import type { Command } from '../../../keyboard/keyboard.ts'
import { Problem } from '../../../kit/problem.tsx'
import { useMayCall } from '../../../session/may-call.ts'
import styles from '../../../theme/layout.module.css'
import { DaySheet } from '../../tee-sheet/day-sheet.tsx'
import { focusTile } from '../../tee-sheet/keys/focused-row.ts'
import { type Found, useFoundTile } from '../../tee-sheet/keys/use-found-tile.ts'
import { useMarkedRows } from '../../tee-sheet/keys/use-marked-rows.ts'
import { useRowsToClose } from '../../tee-sheet/keys/use-rows-to-close.ts'
import { useSheetKeys } from '../../tee-sheet/keys/use-sheet-keys.ts'
import { useTileActs } from '../../tee-sheet/keys/use-tile-acts.ts'
import { SheetFigures } from '../../tee-sheet/sheet-figures.tsx'
import type { StaffTeeTime } from '../../tee-sheet/tee-time.ts'
import { CloseForm, closeCall } from '../close-form.tsx'
import { ClubBookingPanel } from './club-booking-panel.tsx'
import { ClubTeeTime } from './club-tee-time.tsx'

/** What is open: a tee time or a booking, never both. */
export type Opened = { id?: number | undefined; booking?: number | undefined }

type ClubDayProps = Found & {
  course: number
  day: Day
  sheet: DataOf<'GET /api/club/tee-sheet'>
  opened: Opened
  onOpen: (opened: Opened) => void
  onDay: (days: 1 | -1) => void
}

/** The tee times of a day with what is open of them, all of it also by the keys of the tee sheet. */
export function ClubDay({ course, day, sheet, opened, onOpen, onDay, ...code }: ClubDayProps) {
  const t = useT('club')
  const mayCall = useMayCall()
  const grid = useRef<HTMLTableElement>(null)
  const panel = useRef<HTMLElement>(null)
  const teeTimes = sheet.tee_times
  const { id, booking } = opened
  const open = teeTimes.find((one) => one.id === id)
  const marks = useMarkedRows(teeTimes)
  const acts = useTileActs('club', grid, teeTimes)
  useFoundTile(grid, teeTimes, code)
  const closing = useRowsToClose(grid, teeTimes, marks.rows)
  const asked = closing.rows
  const openTeeTime = useCallback((next: number) => onOpen({ id: next, booking: undefined }), [onOpen])
  const openBooking = useCallback(
    (next: number) => {
      const held = sheet.tee_times.find(({ bookings }) => bookings.some((one) => one.id === next))
      // a form that its golfer has not sent yet holds places and is no booking
      const isDraft = held?.bookings.some((one) => one.id === next && one.state === 'draft')
      onOpen(isDraft ? { id: held?.id, booking: undefined } : { id: undefined, booking: next })
    },
    [onOpen, sheet],
  )
  function close() {
    focusTile(grid.current)
    closing.end()
    onOpen({ id: undefined, booking: undefined })
  }

  /** Opens the form that closes the marked tee times, or the one with the focus. */
  function askToClose(): boolean {
    if (!mayCall(closeCall) || !closing.ask()) return false
    onOpen({ id: undefined, booking: undefined })
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
      if (command.kind === 'record') return acts.record(command.attendance)
      if (command.kind === 'closeTimes') return askToClose()
      if (command.kind === 'open' && booking !== undefined) panel.current?.focus()
      else if (command.kind !== 'close' || !(asked || marks.rows.length > 0 || (id ?? booking) !== undefined))
        return false
      else {
        marks.clear()
        close()
      }
      return true
    },
  })

  return (
    <div className={styles.sheet}>
      <div className={styles.form}>
        <SheetFigures teeTimes={teeTimes} />
        <Problem>{acts.problem}</Problem>
        <DaySheet
          as="club"
          ref={grid}
          teeTimes={teeTimes}
          closings={sheet.closings}
          open={id}
          booking={booking}
          onOpen={openTeeTime}
          onOpenBooking={openBooking}
          marked={marks.rows}
        />
      </div>
      {booking !== undefined ? (
        <ClubBookingPanel key={booking} ref={panel} bookingId={booking} onClose={close} />
      ) : open ? (
        <ClubTeeTime
          key={open.id}
          teeTime={open}
          course={course}
          day={day}
          onOpen={openBooking}
          onClose={close}
        />
      ) : mayCall(closeCall) ? (
        <details className={`${styles.form} ${styles.beside}`} open={asked !== undefined || undefined}>
          <summary>{t('portal.closings.close')}</summary>
          <CloseForm
            key={`${course} ${day} ${asked?.map((one) => one.id).join(' ')}`}
            course={course}
            span={spanOf(day, asked)}
            isAsked={asked !== undefined}
          />
        </details>
      ) : null}
    </div>
  )
}

function spanOf(day: Day, teeTimes: readonly StaffTeeTime[] | undefined) {
  const [first, last] = [teeTimes?.[0], teeTimes?.at(-1)]
  if (!first || !last) return undefined
  const [time_from, time_to] = [formatClock(first.start_at), formatClock(last.start_at)]
  return { day_from: day, day_to: day, time_from, time_to }
}
