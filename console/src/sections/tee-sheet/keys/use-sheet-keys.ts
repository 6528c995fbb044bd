import type { RefObject } from 'react'
import type { Command } from '../../../keyboard/keyboard.ts'
import { openKeys } from '../../../keyboard/keys-dialog.tsx'
import { useKeyboard } from '../../../keyboard/use-keyboard.ts'

type SheetKeys = {
  grid: RefObject<HTMLElement | null>
  /** The keys moved to a tile of a row. */
  onRow: (id: number) => void
  /** The keys mark the rows from one to another. */
  onMark: (from: number, to: number) => void
  onDay: (days: 1 | -1) => void
  /** Takes every other command; returns whether it did. */
  run: (command: Command) => boolean
}

/** The keys of the tee sheet: arrows, Home and End move over its tiles, with Shift they mark; [ and ] change the day. */
export function useSheetKeys({ grid, onRow, onMark, onDay, run }: SheetKeys): void {
  /** Moves the focus to the tile that a key leads to. */
  function go(move: Move): { from: number | undefined; to: number } | undefined {
    if (!grid.current) return undefined
    const tile = neighbourTile(grid.current, move)
    const row = tile && rowOf(tile)
    if (!tile || !row) return undefined
    const from = document.activeElement ? rowOf(document.activeElement) : null
    tile.focus()
    tile.scrollIntoView({ block: 'nearest' })
    return { from: from ? Number(from.dataset.row) : undefined, to: Number(row.dataset.row) }
  }

  useKeyboard((command) => {
    switch (command.kind) {
      case 'help':
        openKeys()
        return true
      case 'print':
        if (!grid.current) return false
        print()
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
        const gone = go(command.kind)
        if (!gone) return false
        onRow(gone.to)
        return true
      }
      case 'markNext':
      case 'markPrevious': {
        const gone = go(command.kind === 'markNext' ? 'next' : 'previous')
        if (!gone) return false
        onMark(gone.from ?? gone.to, gone.to)
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

const rowOf = (tile: Element) => tile.closest<HTMLElement>('[data-row]')
