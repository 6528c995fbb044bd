import type { RefObject } from 'react'
import type { Command } from '../../keyboard/keyboard.ts'
import { openKeys } from '../../keyboard/keys-dialog.tsx'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'

type SheetKeys = {
  grid: RefObject<HTMLElement | null>
  /** Opens the tee time of a row while one is open: the panel follows the keys. */
  onRow: (id: number) => void
  onDay: (days: 1 | -1) => void
  /** Takes every other command; returns whether it did. */
  run: (command: Command) => boolean
}

/** The keys of the tee sheet: arrows, Home and End move over its tiles; [ and ] change the day. */
export function useSheetKeys({ grid, onRow, onDay, run }: SheetKeys): void {
  useKeyboard((command) => {
    switch (command.kind) {
      case 'help':
        openKeys()
        return true
      case 'dayBefore':
      case 'dayAfter':
        onDay(command.kind === 'dayAfter' ? 1 : -1)
        return true
      case 'next':
      case 'previous':
      case 'left':
      case 'right':
      case 'first':
      case 'last': {
        // the arrows of a choice or a list in a form are its own
        if (!grid.current || document.activeElement?.matches('input, select, textarea')) return false
        const tile = neighbourTile(grid.current, command.kind)
        if (!tile) return false
        tile.focus()
        tile.scrollIntoView({ block: 'nearest' })
        onRow(Number(rowOf(tile)?.dataset.row))
        return true
      }
      default:
        return run(command)
    }
  })
}

type Move = 'next' | 'previous' | 'left' | 'right' | 'first' | 'last'

/** The tile that a key leads to from the focused one; without a focused one, the tile the Tab key would reach. */
function neighbourTile(grid: HTMLElement, move: Move): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = document.activeElement
  const row = rows.findIndex((one) => one.contains(focused))
  if (row < 0) return grid.querySelector<HTMLElement>('[data-tile][tabindex="0"]') ?? undefined
  const place = tilesOf(rows[row]).findIndex((one) => one.matches(':focus'))
  if (move === 'left' || move === 'right') return tilesOf(rows[row])[place + (move === 'right' ? 1 : -1)]
  const to = { next: row + 1, previous: row - 1, first: 0, last: rows.length - 1 }[move]
  const tiles = tilesOf(rows[to])
  return tiles[Math.min(place, tiles.length - 1)]
}

const tilesOf = (row: HTMLElement | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('[data-tile]') ?? []),
]

const rowOf = (tile: HTMLElement) => tile.closest<HTMLElement>('[data-row]')
