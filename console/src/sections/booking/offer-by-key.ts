/**
 * What the key O does in an opened booking: it goes to the time that the club proposes, which Enter then offers, and
 * without one it opens the choice of other times.
 *
 * @returns whether other times can be offered
 */
export function offerByKey(panel: HTMLElement | null): boolean {
  const proposed = panel?.querySelector<HTMLElement>('[data-offer="proposed"]')
  const choice = panel?.querySelector<HTMLElement>('[data-offer="choice"]')
  if (proposed) proposed.focus()
  else choice?.click()
  return Boolean(proposed ?? choice)
}
