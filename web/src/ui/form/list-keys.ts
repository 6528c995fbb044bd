/**
 * Arrow keys between a search field and the options below it, all inside one element whose `ref` this is. Options
 * are the elements with `data-option`.
 */
export function listKeys(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined
  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !root) return
    const places = [...root.querySelectorAll<HTMLElement>('input, [data-option]')]
    const at = places.findIndex((place) => place.contains(document.activeElement))
    const next = places[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  root.addEventListener('keydown', move)
  return () => root.removeEventListener('keydown', move)
}
