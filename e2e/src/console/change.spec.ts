import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { paidForTomorrow } from '../helpers/club.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { logIn, test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-change', key)

test('staff see the difference of a change, apply it, and the golfer’s open bill follows', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, amount } = await placedBill(request, golfer.token)
  const staff = await asStaff(request)
  const detail = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  const { facility, date_played, general_bill_code: code } = detail.data
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')

  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  const starts = await (
    await request.get('/api/booking/booking_pax/sugestion_teetime_for_wap', {
      params: { facility_id: facility.id, date_played: dayOf(date_played) },
    })
  ).json()
  const other = starts.data.find(
    (start: { start_at: number; places_left: number; price: number | null }) =>
      start.start_at !== date_played && start.places_left > 1 && start.price !== null,
  )
  await panel.getByRole('radio', { name: other.label }).check()
  await panel.getByLabel(t('player').replace('{n}', '1'), { exact: true }).fill('Lê Thị Hoa')
  const cover = panel.getByLabel(t('cover').replace('{n}', '1'))
  await cover.selectOption(await cover.getByRole('option', { name: 'D50' }).getAttribute('value'))
  await panel.getByRole('button', { name: t('add') }).click()
  await panel.getByRole('button', { name: t('show') }).click()
  const quote = panel.getByRole('status')
  await expect(quote).toContainText('→')
  await expect(quote.getByText(t('difference'))).toBeVisible()
  await expect(quote.getByRole('listitem').filter({ hasText: t('coverTotal') })).toContainText('50.000đ')
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(panel.getByText(t('reasonMissing'))).toBeVisible()
  await panel.getByLabel(t('reason')).fill('Golfer called')
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(console_.getByText(t('done').replace('{code}', code))).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Lê Thị Hoa' }).first()).toContainText('D50')
  const changed = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  expect(changed.data).toMatchObject({ date_played: other.start_at, number_player: 2, state: 'placed' })
  expect(changed.data.amount).not.toBe(amount)
  await expect(page.getByRole('main').getByText(formatMoney(changed.data.amount)).first()).toBeVisible()
  await expect(async () => {
    const news = (await smsOf(request, golfer.phone)).filter(({ text }) => text.includes('→'))
    expect(news.map(({ text }) => text)).toEqual([expect.stringContaining(code)])
  }).toPass({ timeout: 15_000 })
  await console_.context().close()
})

test('staff lower the price of a paid booking, and the golfer chooses where the difference goes', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await paidForTomorrow(request, golfer)
  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  await panel.getByLabel(t('price')).fill('900000')
  await panel.getByLabel(t('reason')).fill('Promised by phone')
  await panel.getByRole('button', { name: t('show') }).click()
  await expect(panel.getByRole('status')).toContainText(t('effectRefund'))
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(console_.getByText(t('done').replace('{code}', code))).toBeVisible()
  await console_.context().close()
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByText(text('vi', 'bill', 'refunds.change'))).toBeVisible()
})

test('staff remove a player of a paid booking in full, and the bill names who is left', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await paidForTomorrow(request, golfer, { players: 2 })
  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  await panel.getByRole('button', { name: t('remove').replace('{n}', '2') }).click()
  await panel.getByRole('radio', { name: t('leavingFull') }).check()
  await panel.getByLabel(t('reason')).fill('Promised by phone')
  await panel.getByRole('button', { name: t('show') }).click()
  const quote = panel.getByRole('status')
  await expect(quote.getByRole('listitem').filter({ hasText: t('refund') })).toBeVisible()
  await expect(quote.getByText(t('kept'))).toHaveCount(0)
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(console_.getByText(t('done').replace('{code}', code))).toBeVisible()
  await console_.context().close()
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByText(text('vi', 'bill', 'refunds.change'))).toBeVisible()
})

test('a dearer change of a paid booking is held for the golfer, who pays the difference, and then it is made', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await paidForTomorrow(request, golfer)
  const staff = await asStaff(request)
  const before = (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  await panel.getByLabel(t('price')).fill('9000000')
  await panel.getByLabel(t('reason')).fill('Better tee time')
  await panel.getByRole('button', { name: t('show') }).click()
  await expect(panel.getByRole('status')).toContainText(t('effectPayment'))
  await panel.getByRole('button', { name: t('offer') }).click()
  await expect(console_.getByText(t('offered').replace('{code}', code))).toBeVisible()
  await expect(panel.getByRole('heading', { name: t('waiting') })).toBeVisible()
  await expect(panel.getByRole('button', { name: t('withdraw') })).toBeVisible()

  await console_.context().close()

  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  const waiting = page.getByRole('heading', { name: text('vi', 'bill', 'change.title') })
  await expect(waiting).toBeVisible()
  const { data: offered } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  const due = offered.offered_change.difference
  const payButton = text('vi', 'bill', 'pay.button').replace('{amount}', formatMoney(due))
  await page.getByRole('button', { name: payButton }).click()
  await page.waitForURL(/payment-method/)
  await expect(page.getByRole('main').getByText(formatMoney(due)).first()).toBeVisible()

  await open(page, `/wap/qr-payment?id_general_bill=${id}`, 'vi')
  const picture = page.getByRole('img', { name: formatMoney(due) })
  await expect(async () => void (await readTransferQr(picture))).toPass()
  await pay(request, await readTransferQr(picture))
  await expect(page.getByText(text('vi', 'payment', 'qr.paid'))).toBeVisible()
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByText(formatMoney(before.amount + due)).first()).toBeVisible()
  await expect(waiting).toHaveCount(0)
  const after = (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  expect(after).toMatchObject({ state: 'paid', amount: before.amount + due, offered_change: null })
})

test('a golfer who does not want a dearer change keeps the booking as it is', async ({
  page,
  request,
  golfer,
}) => {
  const { id } = await paidForTomorrow(request, golfer)
  const staff = await asStaff(request)
  const data = { price_per_player: 9_000_000 }
  const asked = await request.post(`/api/staff/bookings/${id}/quote-change`, { ...staff, data })
  const { fingerprint } = (await asked.json()).data
  await request.post(`/api/staff/bookings/${id}/change`, {
    ...staff,
    data: { ...data, fingerprint, reason: 'Better tee time' },
  })
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  const waiting = page.getByRole('heading', { name: text('vi', 'bill', 'change.title') })
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: text('vi', 'bill', 'change.keep') }).click()
  await expect(waiting).toHaveCount(0)
  const { data: kept } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  expect(kept).toMatchObject({ state: 'paid', offered_change: null })
})

test('a member takes the place of a player by the vID, and a booking has each member once', async ({
  request,
  golfer,
  browser,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const { id } = await placedBill(request, golfer.token)
  const friend = await logIn(request, newPhone())
  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  await expect(panel.getByText(t('playersHint'))).toBeVisible()
  const first = panel.getByLabel(t('player').replace('{n}', '1'), { exact: true })
  await first.fill('999999999')
  await panel.getByRole('button', { name: t('show') }).click()
  await expect(panel.getByText('Player with this vID not found')).toBeVisible()
  await first.fill(`vID ${friend.vga}`)
  await panel.getByRole('button', { name: t('add') }).click()
  const second = panel.getByLabel(t('player').replace('{n}', '2'), { exact: true })
  await second.fill(friend.phone)
  await panel.getByRole('button', { name: t('show') }).click()
  const name = `Golfer ${friend.vga}`
  await expect(panel.getByText(`${name} is already a player of this booking`)).toBeVisible()
  await panel.getByRole('button', { name: t('remove').replace('{n}', '2') }).click()
  await panel.getByRole('button', { name: t('show') }).click()
  await expect(panel.getByRole('status')).toContainText(name)
  await panel.getByLabel(t('reason')).fill('Golfer called')
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await console_.context().close()
})
