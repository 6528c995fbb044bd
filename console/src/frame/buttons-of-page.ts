/** The buttons that the open page shows with words, each name once: what the staff member may do here. */
export function buttonsOfPage(): HTMLElement[] {
  const named = new Map<string, HTMLElement>()
  for (const button of document.querySelectorAll<HTMLElement>('#content button')) {
    const name = button.textContent?.trim() ?? ''
    const isOpener = button.hasAttribute('aria-pressed') || button.closest('tbody') !== null
    if (name !== '' && !isOpener && button.checkVisibility() && !named.has(name)) named.set(name, button)
  }
  return [...named.values()]
}
