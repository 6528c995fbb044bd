let running = 0

/**
 * Shows the bar on top of the page until the returned function is called: a press is answered at once, however long the
 * page, the dialog or the call that it asked for takes. Not on the server, where nothing is shown.
 */
export function showProgress(): () => void {
  let isOver = false
  count(1)
  return () => {
    if (!isOver) count(-1)
    isOver = true
  }
}

function count(by: 1 | -1): void {
  if (typeof document === 'undefined') return
  running += by
  document.documentElement.toggleAttribute('data-going', running > 0)
}
