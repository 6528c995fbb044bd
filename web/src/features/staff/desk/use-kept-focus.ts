import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when the row or form that had it is gone after an act: the row in its place gets it, not the
 * top of the page. To be spread on what holds the list.
 */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null)
  const row = useRef<number | null>(null)
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('ul > li') ?? [])]
  useEffect(() => {
    if (row.current === null || document.activeElement !== document.body) return
    const next = rows()[row.current] ?? rows().at(-1)
    row.current = null
    if (!next) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  })
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => {
      const at = rows().findIndex((one) => one.contains(target))
      row.current = at < 0 ? null : at
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // what is taken out of the page is followed by nothing
      if (relatedTarget && !box.current?.contains(relatedTarget)) row.current = null
    },
  }
}
