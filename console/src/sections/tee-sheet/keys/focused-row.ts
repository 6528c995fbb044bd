/** The tee time of the tile that has the focus. */
export function focusedRow(grid: HTMLElement | null): number | undefined {
  const row = grid?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-row]')
    : null
  return row ? Number(row.dataset.row) : undefined
}

/** Back to the tile that the Tab key reaches. */
export function focusTile(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
}
