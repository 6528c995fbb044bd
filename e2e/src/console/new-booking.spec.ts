import { expect, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../helpers/golfer.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { logIn } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-new-booking', key)
const course = 9

type Start = { start_at: number; left: number; price: number; is_closed: boolean }

test('staff book for a new golfer on the phone, by keyboard only, and the golfer logs in to the bill', async ({
  request,
  browser,
}) => {
  const phone = newPhone()
  const day = addDays(dayOf(Date.now()), 9)
  const sheet = await request.get('/api/staff/tee-sheet', {
    ...(await asStaff(request)),
    params: { facility_id: course, day },
  })
  const starts: Start[] = (await sheet.json()).data.tee_times
  const start = starts.find(({ left, price, is_closed }) => left > 2 && price > 0 && !is_closed)
  if (!start) throw new Error('the demo world has no such tee time')

  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await page
    .getByRole('button', { name: formatClock(start.start_at), exact: true })
    .first()
    .focus()
  await page.keyboard.press('n')
  const form = page.getByRole('form', { name: t('title') })
  await expect(form.getByLabel(t('start'))).toHaveValue(String(start.start_at))
  await expect(form.getByLabel(t('phone'))).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lê Thị Khách')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await expect(form.getByLabel(t('player').replace('{n}', '2'))).toBeVisible()
  await page.keyboard.press('Enter')
  const quote = form.getByRole('status')
  await expect(quote).toContainText(t('newAccount'))
  await expect(quote).toContainText(formatMoney(2 * start.price))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText('Lê Thị Khách').first()).toBeVisible()
  await expect(panel.getByText(text('en', 'staff', 'state.placed')).first()).toBeVisible()

  await expect(async () => {
    const [news] = await smsOf(request, phone)
    expect(news?.text).toMatch(/\/b\/\d+/)
  }).toPass({ timeout: 15_000 })
  const golfer = await logIn(request, phone)
  expect(golfer.fullname).toBe('Lê Thị Khách')
  await page.context().close()
})
