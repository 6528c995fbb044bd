import { type FocusEvent, Fragment, type RefObject, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { BandHead, type Closing } from './band-head.tsx'
import { bandsOf } from './bands.ts'
import styles from './day-sheet.module.css'
import { StartRow } from './start-row.tsx'
import type { StaffTeeTime } from './tee-time.ts'
import { type Dragged, useSheetDrag } from './use-sheet-drag.ts'

type DaySheetProps = {
  ref: RefObject<HTMLTableElement | null>
  teeTimes: readonly StaffTeeTime[]
  closings: readonly Closing[]
  open: number | undefined
  booking: number | undefined
  onOpen: (id: number) => void
  onOpenBooking: (id: number) => void
  onDrop: (dragged: Dragged) => void
}

type Tile = { readonly row: number; readonly place: number }

/**
 * The day as a sheet: every tee time is a row with its places. One of its tiles is reached by the Tab key, the others by
 * the arrow keys (use-sheet-keys.ts); a player's tile can be dragged to another row (use-sheet-drag.ts). Rows out of sight are not drawn (day-sheet.module.css).
 */
export function DaySheet({ ref, teeTimes, closings, open, booking, ...on }: DaySheetProps) {
  const t = useT('staff-golf')
  const [focused, setFocused] = useState<Tile>()
  const { over, handlers } = useSheetDrag(teeTimes, on.onDrop)
  const bands = bandsOf(teeTimes)
  const tabRow = teeTimes.some(({ id }) => id === focused?.row) ? focused?.row : teeTimes[0]?.id

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-row]')
    const place = row ? [...row.querySelectorAll('[data-tile]')].indexOf(target) : -1
    if (row && place >= 0) setFocused({ row: Number(row.dataset.row), place })
  }

  return (
    <table ref={ref} aria-label={t('nav.sheet')} className={styles.sheet} onFocus={noteFocus} {...handlers}>
      <tbody className={styles.rows}>
        {teeTimes.map((teeTime) => {
          const band = bands.get(teeTime.id)
          const place = focused?.row === teeTime.id ? focused.place : 0
          return (
            <Fragment key={teeTime.id}>
              {band && (
                <BandHead band={band} closing={closings.find(({ id }) => id === teeTime.closing_id)} />
              )}
              <StartRow
                teeTime={teeTime}
                tabStop={teeTime.id === tabRow ? place : null}
                isOpen={teeTime.id === open}
                isOver={teeTime.id === over}
                booking={teeTime.bookings.some(({ id }) => id === booking) ? booking : undefined}
                onOpen={on.onOpen}
                onOpenBooking={on.onOpenBooking}
              />
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
