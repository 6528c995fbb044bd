import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Keeps the focus in a list or a panel when the row, form or button that had it is gone after an act: the row in its
 * place gets it, else the panel with `tabIndex` around it, not the top of the page. To be spread on what holds the rows.
 */
export function usePreservedFocus() {
  // the row is -1 for a control in none
  const focused = useRef<{ control: HTMLElement; row: number } | null>(null)
  // a row changes by itself, without what holds the list: it is watched, not drawn again
  const ref = useCallback((list: HTMLElement | null) => {
    if (list === null) return undefined
    const changes = new MutationObserver(() => {
      const { current: before } = focused
      if (before === null || before.control.isConnected || document.activeElement !== document.body) return
      focused.current = null
      const next = before.row < 0 ? undefined : (rowsOf(list)[before.row] ?? rowsOf(list).at(-1))
      if (next) next.tabIndex = -1
      const panel = list.closest<HTMLElement>('[tabindex="-1"]')
      ;(next ?? panel)?.focus({ preventScroll: true })
    })
    changes.observe(list, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = rowsOf(currentTarget).findIndex((one) => one.contains(target))
      focused.current = { control: target, row }
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      // removed elements fire no blur event
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = null
    },
  }
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('ul > li, tbody > tr')]
