/** What the key A does in an opened booking: it opens the form of a change. Returns whether the booking can be changed. */
export function changeByKey(panel: HTMLElement | null): boolean {
  const open = panel?.querySelector<HTMLElement>('[data-change="open"]')
  open?.click()
  return open !== null && open !== undefined
}
