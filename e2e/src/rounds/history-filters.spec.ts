import { expect } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('the history is filtered by state, 7 days, 30 days or a range, and reports an empty result', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const asked: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().includes('get_history_booking_merge')) asked.push(request.postDataJSON())
  })
  await open(page, '/wap/history?type=2', 'vi')
  const states = page.getByRole('group', { name: t('history', 'type.label') }).getByRole('button')
  await expect(states).toHaveText(['Tất cả', 'Chờ xác nhận', 'Chờ thanh toán', 'Đã thanh toán'])
  await expect(states.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked.at(-1)).toMatchObject({ type: 2, time: 0, version: 1 })
  for (const type of [1, 3, 0]) {
    await states.nth(type).click()
    await expect.poll(() => asked.at(-1)).toMatchObject({ type, time: 0 })
  }
  await expect(main.getByText('Bạn chưa có lượt đặt chỗ nào')).toBeVisible()
  const hint = main.getByText('Hủy trước khi thanh toán: miễn phí.')
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/policy/cancellation')

  const times = page.getByRole('group', { name: t('history', 'time.label') }).getByRole('button')
  await expect(times).toHaveText(['Tất cả', '7 ngày qua', '30 ngày qua', 'Tùy chọn'])
  await times.nth(1).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ time: 7 })
  await times.nth(2).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ time: 30 })
  await times.nth(3).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('history', 'time.apply') })
    .click()
  const today = dayOf(Date.now())
  const oneDay = { time: -1, created_at_from: today, created_at_to: today }
  await expect.poll(() => asked.at(-1)).toMatchObject(oneDay)
  const range = { time: -1, created_at_from: '2026-11-01', created_at_to: '2026-11-20' }
  await open(page, '/wap/history?time=-1&created_at_from=2026-11-01&created_at_to=2026-11-20', 'vi')
  await expect.poll(() => asked.at(-1)).toMatchObject(range)
  await expect(page.getByText('01-11-2026 đến 20-11-2026')).toBeVisible()
})
