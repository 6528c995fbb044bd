import { type FocusEvent, Fragment, type RefObject, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import type { As } from '../starter/starter-calls.ts'
import { BandHead, type SheetClosing } from './band-head.tsx'
import { bandsOf } from './bands.ts'
import styles from './day-sheet.module.css'
import type { useSheetMoves } from './keys/use-sheet-moves.ts'
import { StartRow } from './start-row.tsx'
import type { SheetTeeTime } from './tee-time.ts'

type DaySheetProps = {
  /** Staff, or an account of the club. */
  as: As
  ref: RefObject<HTMLTableElement | null>
  teeTimes: readonly SheetTeeTime[]
  closings: readonly SheetClosing[]
  open: number | undefined
  booking: number | undefined
  onOpen: (id: number) => void
  onOpenBooking: (id: number) => void
  /** Moving players to other tee times, for those who may. */
  moves?: ReturnType<typeof useSheetMoves>
  /** The tee times that the keys have marked. */
  marked: readonly SheetTeeTime[]
}

type Tile = { readonly row: number; readonly place: number }

/**
 * The day as a sheet: every tee time is a row with its places. One of its tiles is reached by the Tab key, the others by
 * the arrow keys (keys/use-sheet-keys.ts); a player's tile can be carried to another row by mouse, finger or
 * keys (keys/use-sheet-moves.ts). Rows out of sight are not drawn (day-sheet.module.css).
 */
export function DaySheet({
  as,
  ref,
  teeTimes,
  closings,
  open,
  booking,
  moves,
  marked,
  ...on
}: DaySheetProps) {
  const t = useT('staff-golf')
  const [focused, setFocused] = useState<Tile>()
  const bands = bandsOf(teeTimes)
  const tabRow = teeTimes.some(({ id }) => id === focused?.row) ? focused?.row : teeTimes[0]?.id

  function noteFocus(event: FocusEvent<HTMLElement>) {
    const { target } = event
    moves?.handlers.onFocus(event)
    const row = target.closest<HTMLElement>('[data-row]')
    const place = row ? [...row.querySelectorAll('[data-tile]')].indexOf(target) : -1
    if (row && place >= 0) setFocused({ row: Number(row.dataset.row), place })
  }

  return (
    <table
      ref={ref}
      aria-label={t('nav.sheet')}
      className={styles.sheet}
      {...moves?.handlers}
      onFocus={noteFocus}
    >
      <tbody className={styles.rows}>
        {teeTimes.map((teeTime) => {
          const band = bands.get(teeTime.id)
          const place = focused?.row === teeTime.id ? focused.place : 0
          return (
            <Fragment key={teeTime.id}>
              {band && (
                <BandHead
                  as={as}
                  band={band}
                  closing={closings.find(({ id }) => id === teeTime.closing_id)}
                />
              )}
              <StartRow
                teeTime={teeTime}
                tabStop={teeTime.id === tabRow ? place : null}
                isOpen={teeTime.id === open}
                isOver={moves?.isTaken === true && teeTime.id === moves.over?.id}
                isMarked={marked.includes(teeTime)}
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
