import { type DragEvent, type FocusEvent, type MouseEvent, type RefObject, useState } from 'react'
import type { Move } from '../../booking/change/change-draft.ts'
import type { StaffTeeTime } from '../tee-time.ts'

/** A player of a booking moved to another tee time. */
export type Moved = { booking: number; move: Move }

type Source = { booking: number; player: number; from: number; isCarried: boolean }

type SheetMoves = {
  grid: RefObject<HTMLElement | null>
  teeTimes: readonly StaffTeeTime[]
  onDrop: (moved: Moved) => void
}

/**
 * Moves a player's tile to another tee time of the sheet, dragged or, after `pickUp`, carried by the arrow keys; only one
 * that is open and has a place left takes it.
 *
 * @returns the carried player, the tee time under the tile, whether it takes the tile, and the handlers of the sheet
 */
export function useSheetMoves({ grid, teeTimes, onDrop }: SheetMoves) {
  const [source, setSource] = useState<Source>()
  const [over, setOver] = useState<number>()
  const rowOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return teeTimes.find(({ id }) => id === Number(row?.dataset.row))
  }
  const takes = (row: StaffTeeTime | undefined) =>
    source !== undefined &&
    row !== undefined &&
    row.start_at !== source.from &&
    !row.is_closed &&
    row.left > 0
  const takerOf = (target: EventTarget | null) => {
    const row = rowOf(target)
    return takes(row) ? row : undefined
  }
  const carried = source?.isCarried ? playerOf(teeTimes, source) : undefined

  function sourceOf(target: EventTarget | null, isCarried: boolean): Source | undefined {
    const tile =
      target instanceof Element ? target.closest<HTMLElement>('[data-player][draggable="true"]') : null
    const from = tile && rowOf(tile)
    if (!tile || !from) return undefined
    const { booking, player } = tile.dataset
    return { booking: Number(booking), player: Number(player), from: from.start_at, isCarried }
  }

  function end() {
    setSource(undefined)
    setOver(undefined)
  }

  function dropOn(target: EventTarget | null): boolean {
    const row = takerOf(target)
    if (!source || !row) return false
    const { booking, player, from } = source
    onDrop({ booking, move: { player, from, to: row.start_at } })
    end()
    return true
  }

  const overRow = teeTimes.find(({ id }) => id === over)
  return {
    carried,
    over: overRow,
    isTaken: takes(overRow),
    /** Picks up the tile with the focus, or puts down the carried one on the tee time with the focus. */
    pickUpOrPutDown(): boolean {
      const focused = document.activeElement
      if (!grid.current?.contains(focused)) return false
      if (carried) return dropOn(focused)
      const next = sourceOf(focused, true)
      if (!next) return false
      setSource(next)
      setOver(rowOf(focused)?.id)
      return true
    },
    /** Leaves the carried tile where it was and returns to it. */
    letGo(): boolean {
      if (!source || !carried) return false
      grid.current?.querySelector<HTMLElement>(`[data-player="${source.player}"]`)?.focus()
      end()
      return true
    },
    handlers: {
      onDragStart(event: DragEvent<HTMLElement>) {
        const next = sourceOf(event.target, false)
        if (!next) return
        event.dataTransfer.effectAllowed = 'move'
        // some browsers drag nothing without data
        event.dataTransfer.setData('text/plain', String(next.player))
        setSource(next)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const row = takerOf(event.target)
        setOver(row?.id)
        if (!row) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      },
      onDrop(event: DragEvent<HTMLElement>) {
        if (dropOn(event.target)) event.preventDefault()
        else end()
      },
      onDragEnd: end,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => carried && setOver(rowOf(target)?.id),
      /** While a tile is carried, Enter and a tap put it down instead of opening the tile that they are on. */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!carried) return
        event.preventDefault()
        event.stopPropagation()
        dropOn(event.target)
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
