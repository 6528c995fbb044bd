import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { open } from './golfer.ts'
import { text } from './texts.ts'

const t = (key: string) => text('en', 'staff', key)

/** The console as the demo's admin sees it, in a browser of its own; closing the page's context ends it. */
export async function openConsole(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(t('login.email')).fill('admin@teeviet.test')
  await page.getByLabel(t('login.password')).fill('teeviet-demo')
  await page.getByRole('button', { name: t('login.button') }).click()
  await page.waitForURL((url) => url.pathname === '/staff')
  return page
}

/** The row of a request, looked for by its code: the queue may be longer than a page. */
export async function findRequest(console_: Page, billCode: string): Promise<Locator> {
  await console_.getByLabel(t('filter.search')).fill(billCode)
  const row = console_.getByRole('row').filter({ hasText: billCode })
  await expect(row).toBeVisible()
  return row
}

/** Staff find a request in the queue, confirm it and place the order in one step. */
export async function confirmAndPlace(console_: Page, billCode: string): Promise<void> {
  await (await findRequest(console_, billCode)).getByRole('button', { name: billCode }).click()
  const act = console_.getByRole('button', { name: t('act.both') }).first()
  await act.click()
  // The panel says what will happen before it does.
  await expect(console_.getByLabel(t('act.note'))).toBeVisible()
  await act.click()
  await expect(console_.getByLabel(t('act.note'))).toBeHidden()
}

/** The same without a browser, for tests that are about something else: by the code the golfer sees on the bill. */
export async function confirmAndPlaceByCall(request: APIRequestContext, billCode: string): Promise<void> {
  const who = { email: 'admin@teeviet.test', password: 'teeviet-demo' }
  const session = await (await request.post('/api/staff/session', { data: who })).json()
  const headers = { authorization: `Bearer ${session.data.token}` }
  const waiting = await (
    await request.get(`/api/staff/bookings?state=requested&q=${billCode}`, { headers })
  ).json()
  const booking = waiting.data.find(
    (row: { general_bill_code: string }) => row.general_bill_code === billCode,
  )
  const placed = await request.post(`/api/staff/bookings/${booking.id}/confirm-and-place`, {
    headers,
    data: {},
  })
  expect((await placed.json()).data.state).toBe('placed')
}
