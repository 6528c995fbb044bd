import { bottomBarHidePx, scrollListenerDelayMs } from '@teeviet/contract/rules/limits'
import { useEffect, useState } from 'react'

/** Whether the bottom bar is out of the way: scrolled down by 100 px or more, until the page is scrolled up. */
export function useBottomBarHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = 0
    let turn = 0
    function follow() {
      const at = Math.max(0, window.scrollY)
      // Counted from where the scrolling down began, so that a slow one hides the bar as well.
      if (at < last) turn = at
      if (at < last) setHidden(false)
      else if (at - turn >= bottomBarHidePx) setHidden(true)
      last = at
    }
    const timer = setTimeout(() => {
      last = turn = Math.max(0, window.scrollY)
      window.addEventListener('scroll', follow, { passive: true })
    }, scrollListenerDelayMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return hidden
}
