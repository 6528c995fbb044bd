import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { confirmAndPlace, findRequest, openConsole } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)
const MINUTE_MS = 60_000

/** The time left on a countdown, in seconds: `mm:ss` or `HH:mm:ss`. */
async function secondsOn(clock: Locator): Promise<number> {
  const shown = /\d[\d:]*:\d\d/.exec((await clock.textContent()) ?? '')?.[0] ?? ''
  return shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/**
 * Both countdowns are read within this time, or the comparison is void: on a busy machine one may be read a second
 * after the other.
 */
const blinkMs = 250

/**
 * Both countdowns show the same seconds to the same deadline (epoch ms): compared ten times, they never differ by more
 * than the time between the two readings, and mostly not at all.
 */
async function expectSameSeconds(clocks: readonly Locator[], deadline: () => Promise<number>): Promise<void> {
  for (const clock of clocks) await expect(clock).toBeVisible()
  const until = await deadline()
  const left = () => (until - Date.now()) / 1000
  const seen: number[] = []
  while (seen.length < 10) {
    const before = left()
    const [one = 0, other = 0] = await Promise.all(clocks.map(secondsOn))
    const after = left()
    for (const seconds of [one, other]) {
      expect(seconds).toBeLessThanOrEqual(before + 2)
      expect(seconds).toBeGreaterThanOrEqual(after - 2)
    }
    if ((before - after) * 1000 <= blinkMs) seen.push(Math.abs(one - other))
    await clocks[0]?.page().waitForTimeout(170)
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(1)
  expect(seen.filter((apart) => apart === 0).length).toBeGreaterThanOrEqual(5)
}

/** Freezes a page like a phone in a pocket: no script in it runs until it is resumed. */
async function sleep(context: BrowserContext, page: Page, ms: number): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((resolve) => setTimeout(resolve, ms))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await devtools.detach()
}

test('golfer and staff see the same seconds left, whatever their device clocks show and after a suspension', async ({
  page,
  context,
  browser,
  request,
  golfer,
}) => {
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  const headers = { authorization: `Bearer ${golfer.token}` }
  const list_users = [{ user_id: golfer.vga, name_out_system: '', list_insurrance: [] }]
  const answer = await request.post('/api/services/create_booking_for_wap', {
    headers,
    data: { facility_id, date_played: start_at, list_users, terms_agreed: 1 },
  })
  const { id_general_bill: id, general_bill_code: code } = (await answer.json()).data
  const deadlineOf = (name: 'confirm_deadline' | 'payment_deadline') => async (): Promise<number> => {
    const bill = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${id}`, { headers })
    return (await bill.json()).data[name]
  }

  const console_ = await openConsole(browser)
  const row = await findRequest(console_, code)
  const bill = `/wap/detail-history-booked/${id}`
  const shown = page.getByRole('main').getByRole('timer').first()
  const clocks = [shown, row.locator('[data-left]')]

  await test.step('the hour of staff', async () => {
    await open(page, bill, 'vi')
    await expect(page.getByText(t('bill', 'clock.staff'))).toBeVisible()
    const hour = ((await deadlineOf('confirm_deadline')()) - Date.now()) / MINUTE_MS
    expect(hour).toBeGreaterThan(58)
    expect(hour).toBeLessThanOrEqual(60)
    await expectSameSeconds(clocks, deadlineOf('confirm_deadline'))
  })

  await test.step('after a suspension', async () => {
    await sleep(context, page, 4_000)
    await expectSameSeconds(clocks, deadlineOf('confirm_deadline'))
    await sleep(console_.context(), console_, 3_000)
    await expectSameSeconds(clocks, deadlineOf('confirm_deadline'))
  })

  await test.step('after reload', async () => {
    await page.reload()
    await console_.reload()
    await expectSameSeconds(clocks, deadlineOf('confirm_deadline'))
  })

  await test.step('the half hour to pay, on the bill, in the history and at the bank QR', async () => {
    await confirmAndPlace(console_, code)
    const tabs = console_.getByRole('navigation', { name: text('en', 'staff', 'tab.label') })
    await tabs.getByRole('link', { name: text('en', 'staff', 'tab.placed') }).click()
    await expect(page.getByText(t('bill', 'clock.pay'))).toBeVisible()
    const deadline = deadlineOf('payment_deadline')
    await expectSameSeconds(clocks, deadline)
    for (const address of ['/wap/history', `/wap/payment-method?id_general_bill=${id}`]) {
      await open(page, address, 'vi')
      await expectSameSeconds(clocks, deadline)
    }
  })

  // From here on this device's own clock is wrong: ten minutes ahead on one side, seven behind on the other.
  await test.step('on devices whose clocks are wrong', async () => {
    const deadline = deadlineOf('payment_deadline')
    await page.clock.setSystemTime(Date.now() + 10 * MINUTE_MS)
    await console_.clock.setSystemTime(Date.now() - 7 * MINUTE_MS)
    await open(page, bill, 'vi')
    await console_.reload()
    await expectSameSeconds(clocks, deadline)
  })

  await test.step('on devices whose clocks are set right while the page is open', async () => {
    await page.clock.setSystemTime(Date.now())
    await console_.clock.setSystemTime(Date.now())
    await expectSameSeconds(clocks, deadlineOf('payment_deadline'))
  })
  await console_.context().close()
})
