import type { Browser, BrowserContext, Page } from '@playwright/test'
import { putStaffCookie } from '../helpers/devices/staff-cookie.ts'
import { nameCauses } from '../setup/name-causes.ts'
import { seenPopup } from '../setup/seen-popup.ts'
import { type Look, widths } from './looks.ts'
import type { Viewer, Visit } from './visits.ts'
import type { World } from './world.ts'

/** The data a visit collects beside its page. */
export type Seen = {
  page: Page
  status: number
  noise: string[]
  /** The server's answers so far: they may be cached for a later page, such as the session. */
  data(): Promise<string>
}

/**
 * Opens visits in a browser, one page a language, theme and viewer, so that stored state never mixes between pages. The
 * splash and the popup of home have been seen.
 */
export function walker(browser: Browser, baseURL: string, world: World) {
  const pages = new Map<string, Promise<Page>>()
  const contexts: BrowserContext[] = []
  const answers: Promise<string>[] = [Promise.resolve(JSON.stringify(world))]

  async function begin({ language, marked, theme }: Look, as: Viewer): Promise<Page> {
    const kept = [
      { name: 'language', value: language },
      ...(theme === 'bank7' ? [{ name: 'source', value: '7' }] : []),
      ...(as === 'golfer' || as === 'both' ? [{ name: 'info', value: JSON.stringify(world.golfer) }] : []),
    ]
    const context = await browser.newContext({
      baseURL,
      viewport: { width: widths[0], height: 844 },
      timezoneId: 'Asia/Ho_Chi_Minh',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      storageState: {
        cookies: seenPopup.cookies,
        origins: [{ origin: baseURL, localStorage: kept }],
      },
    })
    contexts.push(context)
    await context.addCookies([{ name: 'lang', value: language, url: baseURL }])
    if (marked) await context.addCookies([{ name: 'marked', value: '1', url: baseURL }])
    await context.addInitScript(() => sessionStorage.setItem('visited', '1'))
    if (as === 'staff' || as === 'both') await putStaffCookie(context, world.staff, baseURL)
    await nameCauses(context)
    const page = await context.newPage()
    page.on('response', (response) => {
      // A stream of events never ends, and only signals that something must be loaded again.
      const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
      if (response.url().includes('/api/') && !isStream) answers.push(response.text().catch(() => ''))
    })
    return page
  }

  async function open({ route, address, as }: Visit, look: Look): Promise<Seen> {
    // The storage of a partner's entry is for its own pages only.
    const key = `${look.language} ${look.theme} ${as} ${as === 'customer' ? route : ''}`
    if (!pages.has(key)) pages.set(key, begin(look, as))
    const page = (await pages.get(key)) as Page
    await page.setViewportSize({ width: look.width, height: look.width < 1000 ? 844 : 900 })
    const noise: string[] = []
    page.removeAllListeners('console')
    page.removeAllListeners('pageerror')
    page.on('pageerror', (error) => {
      // the browser says so of a transition between two pages that its window's own change of size ends: nothing is lost
      if (!String(error).includes('Viewport size changed')) noise.push(String(error))
    })
    page.on('console', (message) => {
      // The address itself may have to answer 404, as a link of other times that is over does to its page; and one of the
      // pieces is a picture that cannot be had.
      const { url } = message.location()
      const isMeant = [address, '/api/counter-offer/view', '/no/such.jpg'].some((end) => url.endsWith(end))
      if (message.type() === 'error' && !isMeant) noise.push(`${message.text()} ${url}`)
    })
    const filled = address.replace('{token}', world.customers[look.language])
    const answer = await page.goto(filled, { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor({ timeout: 40_000 })
    // Anything still missing then is a problem the caller finds.
    await page.waitForFunction(isWhole, null, { timeout: 8_000 }).catch(() => undefined)
    return {
      page,
      status: answer?.status() ?? 0,
      noise,
      data: async () => [await answer?.text(), ...(await Promise.all(answers))].join('\n'),
    }
  }

  return { open, close: () => Promise.all(contexts.map((context) => context.close())) }
}

/** Runs inside the page: nothing is loading any more in the top layer, it has content and a way on. */
function isWhole(): boolean {
  const top = document.querySelector('dialog[open], [role="dialog"]') ?? document.querySelector('main')
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  const isThere = (top?.textContent ?? '').trim().length > 12 || Boolean(top?.querySelector('img'))
  const isRead = isThere && !top?.querySelector('[aria-busy="true"]')
  const leadsOn = Boolean(top?.querySelector('a[href], button, input, select, [role="button"]'))
  return isRead && leadsOn && pictures.every(({ complete }) => complete)
}

/** Lays out and loads lazy content below the fold as well. */
export function bringAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
