import { type FocusEvent, type MouseEvent, type RefObject, useState } from 'react'
import type { Move } from '../../booking/change/change-draft.ts'
import { usePointerCarry } from '../carry/use-pointer-carry.ts'
import type { StaffTeeTime } from '../tee-time.ts'

/** A player of a booking moved to another tee time. */
export type Moved = { booking: number; move: Move }

type Source = { booking: number; player: number; from: number; isByKeys: boolean }

type SheetMoves = {
  grid: RefObject<HTMLElement | null>
  teeTimes: readonly StaffTeeTime[]
  onDrop: (moved: Moved) => void
}

/**
 * Moves a player's tile to another tee time of the sheet, carried by mouse or finger or, after `pickUpOrPutDown`, by the
 * arrow keys; only one that is open and has a place left takes it.
 *
 * @returns the player carried by the keys, the tee time under the tile, whether it takes the tile, and the handlers of
 *   the sheet
 */
export function useSheetMoves({ grid, teeTimes, onDrop }: SheetMoves) {
  const [source, setSource] = useState<Source>()
  const [over, setOver] = useState<number>()
  const rowOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return teeTimes.find(({ id }) => id === Number(row?.dataset.row))
  }
  const takes = (row: StaffTeeTime | undefined, moved: Source | undefined) =>
    moved !== undefined && row !== undefined && row.start_at !== moved.from && !row.is_closed && row.left > 0
  const takerOf = (target: EventTarget | null, moved: Source) => {
    const row = rowOf(target)
    return takes(row, moved) ? row : undefined
  }
  const carried = source?.isByKeys ? playerOf(teeTimes, source) : undefined

  function tileAt(target: EventTarget | null, isByKeys: boolean) {
    const tile = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null
    const from = tile && rowOf(tile)
    if (!tile || !from) return undefined
    const { booking, player } = tile.dataset
    const source = { booking: Number(booking), player: Number(player), from: from.start_at, isByKeys }
    return { tile, source }
  }

  function end() {
    setSource(undefined)
    setOver(undefined)
  }

  function putDownOn(target: EventTarget | null, moved: Source): boolean {
    const row = takerOf(target, moved)
    if (!row) return false
    const { booking, player, from } = moved
    onDrop({ booking, move: { player, from, to: row.start_at } })
    end()
    return true
  }

  const pointer = usePointerCarry<Source>({
    tileAt: (target) => (carried ? undefined : tileAt(target, false)),
    onPickUp: setSource,
    onOver: (moved, under) => setOver(takerOf(under, moved)?.id),
    onPutDown: (moved, under) => putDownOn(under, moved),
    onEnd: end,
  })

  const overRow = teeTimes.find(({ id }) => id === over)
  return {
    carried,
    over: overRow,
    isTaken: takes(overRow, source),
    /** Picks up the tile with the focus, or puts down the carried one on the tee time with the focus. */
    pickUpOrPutDown(): boolean {
      const focused = document.activeElement
      if (!grid.current?.contains(focused)) return false
      if (source && carried) return putDownOn(focused, source)
      const next = tileAt(focused, true)
      if (!next) return false
      setSource(next.source)
      setOver(rowOf(focused)?.id)
      return true
    },
    /** Leaves the carried tile where it was; from the keys the focus returns to it. */
    letGo(): boolean {
      if (pointer.cancel()) return true
      if (!source || !carried) return false
      grid.current?.querySelector<HTMLElement>(`[data-player="${source.player}"]`)?.focus()
      end()
      return true
    },
    handlers: {
      onPointerDown: pointer.press,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => carried && setOver(rowOf(target)?.id),
      /**
       * While the keys carry a tile, Enter and a tap put it down instead of opening the tile that they are on; the
       * release of a tile carried by the mouse opens nothing.
       */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!(source && carried) && !pointer.isFromCarry(event)) return
        event.preventDefault()
        event.stopPropagation()
        if (source && carried) putDownOn(event.target, source)
      },
    },
  }
}

function playerOf(teeTimes: readonly StaffTeeTime[], { booking, player, from }: Source) {
  return teeTimes
    .find(({ start_at }) => start_at === from)
    ?.bookings.find(({ id }) => id === booking)
    ?.players.find(({ id }) => id === player)
}
