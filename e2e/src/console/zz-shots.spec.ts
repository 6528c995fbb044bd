import type { Page } from '@playwright/test'
import { paidForTomorrow } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'

const shot = async (page: Page, name: string) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(700)
    await page.screenshot({ path: `.tmp/shot-${name}-${width}.png`, clip: { x: 0, y: 0, width, height: 900 } })
  }
}

test('shots', async ({ page, request, golfer, browser }) => {
  const { id } = await paidForTomorrow(request, golfer)
  const staff = await asStaff(request)
  const detail = (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const line = detail.services[0].listData[0]
  const players = [{ player_id: line.id, name: '' }, { name: 'Nguyễn Thị Thanh Hương' }]
  const data = { price_per_player: 5_000_000, players }
  const quote = await (await request.post(`/api/staff/bookings/${id}/quote-change`, { ...staff, data })).json()
  const done = await request.post(`/api/staff/bookings/${id}/change`, { ...staff, data: { ...data, fingerprint: quote.data.fingerprint, reason: 'x' } })
  console.log(JSON.stringify(quote.data).slice(0, 300), done.status())
  for (const lang of ['en', 'kr', 'vi'] as const) {
    await open(page, `/wap/detail-history-booked/${id}`, lang)
    await shot(page, `bill-${lang}`)
  }
  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'vi')
  await console_.waitForTimeout(1500)
  const heading = console_.getByRole('heading', { name: 'Thay đổi chờ thanh toán' })
  await heading.scrollIntoViewIfNeeded()
  await console_.screenshot({ path: '.tmp/shot-console-vi.png' })
  await console_.context().close()
})
