import { expect, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { billOf, movable, transfer } from './changeable-booking.ts'

const t = (key: string) => text('vi', 'bill', `change.${key}`)
const staffText = (key: string) => text('en', 'staff-change', key)

async function chooseDay(page: Page, day: string) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[aria-expanded]').click()
  const cell = dialog.locator(`[data-day="${day}"]`)
  if (!(await cell.isVisible())) await dialog.getByRole('button', { name: text('vi', 'ui', 'next') }).click()
  await cell.click()
}

test('a golfer moves a paid booking to a dearer tee time: quoted, agreed to by the club, paid, and moved', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, amount, from, to } = await movable(request, golfer, 0)
  const main = page.getByRole('main')
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await main.getByRole('button', { name: t('open') }).click()
  const dialog = page.getByRole('dialog')
  await chooseDay(page, dayOf(to.start_at))
  await dialog.getByLabel(t('newStart')).selectOption(String(to.start_at))
  await dialog.getByRole('button', { name: t('show') }).click()

  const dearer = 2 * ((to.price_sale ?? 0) - (from.price_sale ?? 0))
  const quote = dialog.getByRole('status')
  await expect(quote).toContainText(t('dearer').replace('{amount}', formatMoney(dearer)))
  await expect(quote).toContainText(t('payAfter'))
  await dialog.getByRole('button', { name: t('ask') }).click()
  await expect(main.getByText(t('asked'))).toBeVisible()
  expect(await billOf(request, golfer, id)).toMatchObject({ date_played: from.start_at, can_payment: 0 })

  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=changes&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: staffText('accept') }).click()
  await expect(panel.getByText(staffText('waiting'))).toBeVisible()
  await console_.context().close()

  await expect(main.getByText(t('title'))).toBeVisible()
  await transfer(request, golfer, id, amount + dearer)
  const moved = await billOf(request, golfer, id)
  expect(moved).toMatchObject({ date_played: to.start_at, offered_change: null, requested_change: null })
  await expect(main.getByText(formatClock(to.start_at)).first()).toBeVisible()
  await expect(async () => {
    const news = (await smsOf(request, golfer.phone)).filter(({ text }) => text.includes('→'))
    expect(news).toHaveLength(2)
  }).toPass({ timeout: 15_000 })
})

test('a refused change leaves the booking as it was, and the golfer reads why', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, from, to } = await movable(request, golfer, 1)
  const headers = { authorization: `Bearer ${golfer.token}` }
  const wanted = { id_general_bill_detail: id, start_at: to.start_at }
  const { data: quote } = await (
    await request.post('/api/for_wap/quote_change', { headers, data: wanted })
  ).json()
  await request.post('/api/for_wap/change_booking', {
    headers,
    data: { ...wanted, fingerprint: quote.fingerprint },
  })
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: t('takeBack') })).toBeVisible()

  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=changes&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: staffText('refuse') }).click()
  await expect(panel.getByText(staffText('reasonMissing'))).toBeVisible()
  await panel.getByLabel(staffText('refusal')).fill('Sân có giải đấu')
  await panel.getByRole('button', { name: staffText('refuse') }).click()
  await expect(panel.getByRole('button', { name: staffText('refuse') })).toBeHidden()
  await console_.context().close()

  await expect(main.getByText('Sân có giải đấu')).toBeVisible()
  await expect(main.getByRole('button', { name: t('open') })).toBeVisible()
  expect(await billOf(request, golfer, id)).toMatchObject({ date_played: from.start_at, state: 'paid' })
})
