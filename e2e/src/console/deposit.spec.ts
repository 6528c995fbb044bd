import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import {
  addDays,
  dayOf,
  formatClock,
  formatHistoryTime,
  startOfDay,
} from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-new-booking', key)

test('a group pays a deposit first: its bill asks for the deposit, and once that is here for the rest until its day', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const { facility_id, start_at, price } = await teeTimeOf(request, { places: 4 })
  const day = dayOf(start_at)
  const restDay = addDays(day, -4)
  const console_ = await openConsole(browser)
  await open(console_, `/staff/tee-sheet?facility=${facility_id}&day=${day}`, 'en')
  await console_
    .getByRole('button', { name: formatClock(start_at), exact: true })
    .first()
    .focus()
  await console_.keyboard.press('n')
  const form = console_.getByRole('form', { name: t('title') })
  await form.getByLabel(t('phone')).fill(golfer.phone)
  await form.getByLabel(t('players')).fill('3')
  await form.getByLabel(t('deposit')).fill('1000000')
  await form.getByLabel(t('restDay')).fill(restDay)
  await console_.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText(formatMoney(3 * price))
  await console_.keyboard.press('Enter')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const restBy = formatHistoryTime(startOfDay(addDays(restDay, 1)))
  const line = (key: string) => text('en', 'staff', key).replace('{time}', restBy)
  await expect(panel.getByText(line('panel.deposit'))).toBeVisible()
  const code = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? ''

  const [news] = await smsOf(request, golfer.phone)
  const id = /\/b\/(\d+)/.exec(news?.text ?? '')?.[1]
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  const main = page.getByRole('main')
  await expect(main.getByText(text('vi', 'bill', 'deposit.title'), { exact: true })).toBeVisible()
  const button = (amount: number) =>
    main.getByRole('button', {
      name: text('vi', 'bill', 'pay.button').replace('{amount}', formatMoney(amount)),
    })
  await expect(button(1_000_000)).toBeVisible()

  await open(page, `/wap/qr-payment?id_general_bill=${id}`, 'vi')
  const picture = page.getByRole('img', { name: formatMoney(1_000_000) })
  await expect(async () => void (await readTransferQr(picture))).toPass()
  await pay(request, await readTransferQr(picture))
  await expect(panel.getByText(line('panel.depositHere'))).toBeVisible()
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(button(3 * price - 1_000_000)).toBeVisible()
  await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  await console_.context().close()
})

test('staff change a deposit that has not been paid yet, and the golfer gets the SMS that the form showed', async ({
  request,
  golfer,
  browser,
}) => {
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  const restDay = addDays(dayOf(start_at), -4)
  const typed = { facility_id, start_at, phone: golfer.phone, golfer_plays: 1, players: ['', ''] }
  const plan = { deposit: 1_000_000, rest_by: startOfDay(addDays(restDay, 1)) }
  const staff = await asStaff(request)
  const quoted = await request.post('/api/staff/bookings/quote', { ...staff, data: { ...typed, ...plan } })
  const { payment_amount: expected_amount } = (await quoted.json()).data
  const data = { ...typed, ...plan, expected_amount }
  const made = await request.post('/api/staff/bookings', { ...staff, data })
  const { id } = (await made.json()).data

  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${facility_id}&day=${dayOf(start_at)}&booking=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const change = (key: string) => text('en', 'staff-change', key)
  await panel.getByRole('button', { name: change('deposit.open') }).click()
  const form = panel.getByRole('form', { name: change('deposit.open') })
  await expect(form.getByLabel(t('restDay'))).toHaveValue(restDay)
  await form.getByLabel(change('deposit.amount')).fill('1200000')
  await form.getByLabel(t('restDay')).fill(addDays(restDay, 1))
  await form.getByRole('button', { name: change('deposit.save') }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form).toContainText(text('en', 'staff', 'preview.incomplete'))
  await form.getByLabel(text('en', 'staff', 'act.extendReason')).fill('Khách xin')
  const preview = form.locator('[data-preview]')
  await expect(preview).toContainText('1.200.000')
  const shown = await preview.textContent()
  expect((await smsOf(request, golfer.phone)).map((sms) => sms.text)).not.toContain(shown)
  await form.getByRole('button', { name: change('deposit.save') }).click()
  const restBy = formatHistoryTime(startOfDay(addDays(restDay, 2)))
  const line = panel.getByRole('listitem').filter({
    hasText: text('en', 'staff', 'panel.deposit').replace('{time}', restBy),
  })
  await expect(line).toContainText(formatMoney(1_200_000))
  await expect.poll(async () => (await smsOf(request, golfer.phone))[0]?.text).toBe(shown)
  await page.context().close()
})
