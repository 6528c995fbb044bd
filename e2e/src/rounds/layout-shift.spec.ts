import { expect, type Page } from '@playwright/test'
import { scriptOf } from '../helpers/files/script-of.ts'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { pay } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

test('the way to the bill does not move from under the finger when the QR code of the next round arrives', async ({
  page,
  request,
  golfer: { token },
}) => {
  const { id } = await placedBill(request, token, 3)
  const answer = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank_account: account_number, amount, bank_code: content } = (await answer.json()).data.bank
  await pay(request, { account_number, amount, content })

  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/services/booking_code_qr*', async (route) => {
    await pressed
    await route.continue()
  })
  const toBill = page.getByRole('link', { name: text('vi', 'history', 'next.bill') })
  await expect(async () => {
    await open(page, '/wap/history', 'vi')
    await expect(toBill).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // clear of the bottom bar, and of the splash: a covered element would be scrolled before hovering
  await toBill.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const isUncovered = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => toBill.evaluate(isUncovered)).toBe(true)
  // Hovering waits until it stops moving; pressing then does not wait.
  await toBill.hover()
  await page.mouse.down()
  press()
  const code = page.getByRole('img', { name: text('vi', 'round', 'atClub.qr').replace(' {code}', '') })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.mouse.up()
  await page.waitForURL(/\/wap\/detail-history-booked\/\d+/)
  // From there the way back is that list.
  await open(page, `/wap/detail-history-booked/${id}?type=3`, 'vi')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('vi', 'ui', 'back') })
    .click()
  await page.waitForURL('**/wap/history?type=3')
})

/** How far the page has moved by itself since it was opened, as browsers measure it: 0 is not at all. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          resolve(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // A page that has not moved has no entries, and then the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('a bill stays in place when the way to split it arrives', async ({
  page,
  request,
  golfer: { token },
}) => {
  const { id } = await placedBill(request, token, 3)
  const { promise: seen, resolve: show } = Promise.withResolvers<void>()
  await page.route(await scriptOf('src/rounds/shares/bill-shares.tsx'), async (route) => {
    await seen
    await route.continue()
  })
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByRole('heading', { name: text('vi', 'bill', 'facts.title') })).toBeVisible()
  show()
  await expect(page.getByRole('button', { name: text('vi', 'shares', 'button') })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})
