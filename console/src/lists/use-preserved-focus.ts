import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Keeps the focus in a list when the row, form or button that had it is gone after an act: the row in its place gets it,
 * not the top of the page. To be spread on what holds the list.
 */
export function usePreservedFocus() {
  const row = useRef<number | null>(null)
  // a row changes by itself, without what holds the list: it is watched, not drawn again
  const ref = useCallback((list: HTMLElement | null) => {
    if (list === null) return undefined
    const changes = new MutationObserver(() => {
      if (row.current === null || document.activeElement !== document.body) return
      const next = rowsOf(list)[row.current] ?? rowsOf(list).at(-1)
      row.current = null
      if (!next) return
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    })
    changes.observe(list, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const at = rowsOf(currentTarget).findIndex((one) => one.contains(target))
      row.current = at < 0 ? null : at
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      // removed elements fire no blur event
      if (relatedTarget && !currentTarget.contains(relatedTarget)) row.current = null
    },
  }
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('ul > li, tbody > tr')]
