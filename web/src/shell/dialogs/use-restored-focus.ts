import { useEffect } from 'react'

const afterOthersMs = 50

/**
 * Gives the focus back to where it was when the dialog was opened, unless it went somewhere else meanwhile. Where
 * that place is gone (the login button, after a login) the page's content gets it.
 */
export function useRestoredFocus(before: Element | null): void {
  useEffect(() => {
    return () => {
      setTimeout(() => {
        if (isFocusLost() && before?.isConnected) focusQuietly(before)
      })
      // Several dialogs may close at once, and the lowest of them knows where to go.
      setTimeout(() => {
        if (isFocusLost()) focusQuietly(document.getElementById('content'))
      }, afterOthersMs)
    }
  }, [before])
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function focusQuietly(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
