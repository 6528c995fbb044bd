import type { Page } from '@playwright/test'

type Point = { readonly x: number; readonly y: number }
type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** The fingers on a page with a touch screen, as the browser gets them from the screen: it scrolls by them itself. */
export async function fingersOn(page: Page) {
  const device = await page.context().newCDPSession(page)
  async function touch(type: Kind, ...points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ id, x, y }))
    await device.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    press: (...points: readonly Point[]) => touch('touchStart', ...points),
    move: (at: Point) => touch('touchMove', at),
    release: () => touch('touchEnd'),
    /** The browser takes the touch back, as for a gesture of the system. */
    takeBack: () => touch('touchCancel'),
  }
}
