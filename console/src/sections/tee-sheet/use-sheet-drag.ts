import { type DragEvent, useState } from 'react'
import type { Move } from '../booking/change/change-draft.ts'
import type { StaffTeeTime } from './tee-time.ts'

/** A player of a booking dragged to another tee time. */
export type Dragged = { booking: number; move: Move }

type Source = { booking: number; player: number; from: number }

/**
 * Drags a player's tile to another tee time of the sheet; only one that is open and has a place left takes it.
 *
 * @returns the row under the dragged tile, and the handlers of the sheet
 */
export function useSheetDrag(teeTimes: readonly StaffTeeTime[], onDrop: (dragged: Dragged) => void) {
  const [source, setSource] = useState<Source>()
  const [over, setOver] = useState<number>()
  const rowOf = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return teeTimes.find(({ id }) => id === Number(row?.dataset.row))
  }
  const takerOf = (target: EventTarget) => {
    const row = rowOf(target)
    return source && row && row.start_at !== source.from && !row.is_closed && row.left > 0 ? row : undefined
  }
  function end() {
    setSource(undefined)
    setOver(undefined)
  }
  return {
    over,
    handlers: {
      onDragStart({ target, dataTransfer }: DragEvent<HTMLElement>) {
        const tile = target instanceof Element ? target.closest<HTMLElement>('[data-player]') : null
        const from = tile && rowOf(tile)
        if (!tile || !from) return
        dataTransfer.effectAllowed = 'move'
        // some browsers drag nothing without data
        dataTransfer.setData('text/plain', tile.getAttribute('aria-label') ?? '')
        const { booking, player } = tile.dataset
        setSource({ booking: Number(booking), player: Number(player), from: from.start_at })
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        const row = takerOf(event.target)
        setOver(row?.id)
        if (!row) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      },
      onDrop(event: DragEvent<HTMLElement>) {
        const row = takerOf(event.target)
        if (!source || !row) return end()
        event.preventDefault()
        const { booking, ...dragged } = source
        onDrop({ booking, move: { ...dragged, to: row.start_at } })
        end()
      },
      onDragEnd: end,
    },
  }
}
