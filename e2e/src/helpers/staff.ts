import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { putStaffCookie, sessionHeaders, signInByCall } from './devices/staff-cookie.ts'
import { open } from './golfer.ts'
import { text } from './texts.ts'

const t = (key: string) => text('en', 'staff', key)

const admin = { email: 'admin@teeviet.test', password: 'teeviet-demo' }

let session: Promise<string> | undefined

/** The demo's admin signed in by call, once for all tests of a worker. Returns the value of the session's cookie. */
export function staffSession(): Promise<string> {
  session ??= signInByCall(admin)
  return session
}

/** The headers of a staff call. */
export async function asStaff(_request: APIRequestContext): Promise<{ headers: Record<string, string> }> {
  return { headers: sessionHeaders(await staffSession()) }
}

async function newConsole(browser: Browser, look: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    ...look,
  })
  return context.newPage()
}

/** Signs in the demo's admin to the console on its own page, in a browser of its own; closing the context ends it. */
export async function signInToConsole(browser: Browser): Promise<Page> {
  const page = await newConsole(browser)
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(t('login.email')).fill(admin.email)
  await page.getByLabel(t('login.password')).fill(admin.password)
  await page.getByRole('button', { name: t('login.button') }).click()
  await page.waitForURL((url) => url.pathname === '/staff')
  return page
}

/** The same for tests that are not about signing in: the console opened with an existing session, `look` as on what. */
export async function openConsole(browser: Browser, look?: BrowserContextOptions): Promise<Page> {
  const page = await newConsole(browser, look)
  await putStaffCookie(page.context(), await staffSession())
  await open(page, '/staff', 'en')
  return page
}

/** The row of a request, looked for by its code: the queue may be longer than a page. */
export async function findRequest(console_: Page, billCode: string): Promise<Locator> {
  await console_.getByLabel(t('filter.search')).fill(billCode)
  // the search that follows the typing closes what was opened before it
  await expect(console_).toHaveURL(/[?&]q=/)
  const row = console_.getByRole('row').filter({ hasText: billCode })
  await expect(row).toBeVisible()
  return row
}

/** Staff find a request in the queue, confirm it and place the order in one step. */
export async function confirmAndPlace(console_: Page, billCode: string): Promise<void> {
  await (await findRequest(console_, billCode)).getByRole('button', { name: billCode }).click()
  const act = console_.getByRole('button', { name: t('act.both') }).first()
  await act.click()
  // The panel describes the effect before the step.
  await expect(console_.getByLabel(t('act.note'))).toBeVisible()
  await act.click()
  await expect(console_.getByLabel(t('act.note'))).toBeHidden()
}

/** The same without a browser, for tests that are about something else: by the code the golfer sees on the bill. */
export async function confirmAndPlaceByCall(request: APIRequestContext, billCode: string): Promise<void> {
  const staff = await asStaff(request)
  const waiting = await (await request.get(`/api/staff/bookings?state=requested&q=${billCode}`, staff)).json()
  const booking = waiting.data.find(
    (row: { general_bill_code: string }) => row.general_bill_code === billCode,
  )
  const placed = await request.post(`/api/staff/bookings/${booking.id}/confirm-and-place`, {
    ...staff,
    data: {},
  })
  expect((await placed.json()).data.state).toBe('placed')
}

/** Finds something of the English console by Ctrl+K and what is typed, and opens the first line that names it. */
export async function findAnything(page: Page, words: string): Promise<void> {
  const [follow = ''] = text('en', 'staff-sharing', 'find.follow').split('{')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  const lines = page.getByRole('dialog').locator('[data-action]')
  await lines.filter({ hasText: words, hasNotText: follow }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
