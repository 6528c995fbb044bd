import { type APIRequestContext, type Browser, expect, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../helpers/golfer.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { logIn } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { findStart, staffCourse, startOf, type TeeTime } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-new-booking', key)
const course = staffCourse
const dayMs = 86_400_000

/** The console with the form for a booking on this start, opened from the sheet by its key. */
async function openForm(browser: Browser, day: string, startsAt: number, facility = course) {
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${facility}&day=${day}`, 'en')
  await page
    .getByRole('button', { name: formatClock(startsAt), exact: true })
    .first()
    .focus()
  await page.keyboard.press('n')
  return { page, form: page.getByRole('form', { name: t('title') }) }
}

type Offer = {
  product_id: number
  facility_id: number
  price_sale: number
  date_start: number
  date_end: number
  time_start: string
  time_end: string
}

/** A free start that an offer of its course, no flash sale, is for. */
async function startOnOffer(request: APIRequestContext): Promise<{ start: TeeTime; offer: Offer }> {
  const { data } = await (await request.get('/api/services/get_list_categorys')).json()
  const categories: { is_flash_sale: number; products: Offer[] }[] = data
  for (const offer of categories.flatMap((one) => (one.is_flash_sale === 1 ? [] : one.products))) {
    const day = {
      facility_id: offer.facility_id,
      date_played: Math.max(offer.date_start, Date.now() + dayMs),
    }
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', { data: day })
    const starts: TeeTime[] = (await answer.json()).data
    const start = starts.find(({ start_at, price, places_left }) => {
      const clock = formatClock(start_at)
      return (
        places_left > 2 && price > offer.price_sale && clock >= offer.time_start && clock < offer.time_end
      )
    })
    if (start) return { start, offer }
  }
  throw new Error('the demo world has no tee time with an offer')
}

test('staff book for a new golfer on the phone, by keyboard only, and the golfer logs in to the bill', async ({
  request,
  browser,
}) => {
  const phone = newPhone()
  const day = addDays(dayOf(Date.now()), 9)
  const start = await startOf(request, day)

  const { page, form } = await openForm(browser, day, start.start_at)
  await expect(form.getByLabel(t('start'))).toHaveValue(String(start.start_at))
  await expect(form.getByLabel(t('phone'))).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lê Thị Khách')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await expect(form.getByLabel(t('player').replace('{n}', '2'))).toBeVisible()
  await form.getByLabel(t('cover')).focus()
  await page.keyboard.type('D50')
  await form.getByLabel(t('players')).focus()
  await page.keyboard.press('Enter')
  const quote = form.getByRole('status')
  await expect(quote).toContainText(t('newAccount'))
  await expect(quote.locator('[data-preview]')).toContainText('/b/…')
  await expect(quote).toContainText(formatMoney(2 * start.price + 100_000))
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

test('staff sell a tee time at the rate of members, and its price and name stand in the booking', async ({
  request,
  browser,
}) => {
  const day = addDays(dayOf(Date.now()), 8)
  const start = await startOf(request, day)
  const { page, form } = await openForm(browser, day, start.start_at)
  await form.getByLabel(t('phone')).fill(newPhone())
  await page.keyboard.down('Control')
  await page.keyboard.down('Enter')
  const quote = form.getByRole('status')
  await expect(quote).toContainText(formatMoney(start.price))
  // held down, the key that shows the price does not place the booking
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  const rate = form.getByLabel(t('rate'))
  const member = text('en', 'staff-golf', 'customer.club_member')
  const shown = await rate.getByRole('option', { name: member }).textContent()
  const price = Number(shown?.replace(member, '').replaceAll(/\D/g, ''))
  expect(price).toBeLessThan(start.price)
  await rate.selectOption('club_member')
  await expect(quote).toContainText(formatMoney(price))
  await rate.press('Control+Enter')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText(text('en', 'staff', 'state.placed')).first()).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: member })).toContainText(formatMoney(price))
  await page.context().close()
})

test('staff sell a tee time by an offer of its day, and the golfer pays the price of the offer', async ({
  request,
  browser,
}) => {
  const { start, offer } = await startOnOffer(request)
  const { page, form } = await openForm(browser, dayOf(start.start_at), start.start_at, offer.facility_id)
  await form.getByLabel(t('phone')).fill(newPhone())
  await form.getByRole('button', { name: t('show') }).click()
  const quote = form.getByRole('status')
  await expect(quote).toContainText(formatMoney(start.price))
  const choice = form.getByLabel(t('offer'), { exact: true })
  await choice.selectOption(String(offer.product_id))
  await expect(quote).toContainText(formatMoney(offer.price_sale))
  await choice.selectOption('')
  await expect(quote, 'without the offer').toContainText(formatMoney(start.price))
  await choice.selectOption(String(offer.product_id))
  await expect(quote).toContainText(formatMoney(offer.price_sale))
  await form.getByRole('button', { name: t('place') }).click()
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText(text('en', 'staff', 'state.placed')).first()).toBeVisible()
  const id = new URL(page.url()).searchParams.get('booking')
  const { data: made } = await (await request.get(`/api/staff/bookings/${id}`, await asStaff(request))).json()
  expect(made).toMatchObject({ amount: offer.price_sale })
  await page.context().close()
})

test('staff book for a company, which is suggested for its next booking, corrected and removed', async ({
  request,
  browser,
}) => {
  const staff = text('en', 'staff', 'panel.label')
  const day = addDays(dayOf(Date.now()), 7)
  const page = await openConsole(browser)
  const company = { name: `Hoa Sen ${newPhone()}`, code: '0100109106-007', address: '1 Tràng Tiền, Hà Nội' }
  const form = page.getByRole('form', { name: t('title') })
  const openForm = async () => {
    const start = await startOf(request, day)
    await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
    await page
      .getByRole('button', { name: formatClock(start.start_at), exact: true })
      .first()
      .focus()
    await page.keyboard.press('n')
    await form.getByLabel(t('phone')).fill(newPhone())
    await form.getByLabel(t('forCompany')).check()
  }
  const place = async () => {
    await form.getByRole('button', { name: t('show') }).click()
    await form.getByRole('button', { name: t('place') }).click()
    const panel = page.getByRole('complementary', { name: staff })
    await expect(panel.getByText(company.name, { exact: true })).toBeVisible()
    await expect(panel.getByText(company.code)).toContainText(company.address)
  }
  await openForm()
  await form.getByLabel(t('company'), { exact: true }).fill(company.name)
  await form.getByLabel(t('taxCode')).fill(company.code)
  await form.getByLabel(t('address')).fill(company.address)
  await form.getByLabel(t('email')).fill('ketoan@hoasen.test')
  await place()

  await openForm()
  await form.getByLabel(t('company'), { exact: true }).pressSequentially(company.name.slice(0, 12))
  await page.getByRole('option', { name: company.name }).click()
  await expect(form.getByLabel(t('address'))).toHaveValue(company.address)
  await place()

  const change = (key: string) => text('en', 'staff-change', `company.${key}`)
  const panel = page.getByRole('complementary', { name: staff })
  await panel.getByRole('button', { name: change('change') }).click()
  const named = panel.getByRole('form', { name: change('open') })
  await named.getByLabel(t('address')).fill('2 Tràng Tiền, Hà Nội')
  await named.getByRole('button', { name: change('save') }).click()
  await expect(panel.getByText(company.code)).toContainText('2 Tràng Tiền, Hà Nội')
  await panel.getByRole('button', { name: change('change') }).click()
  await named.getByLabel(t('forCompany')).uncheck()
  await named.getByRole('button', { name: change('remove') }).click()
  await expect(panel.getByText(company.code)).toHaveCount(0)
  await page.context().close()
})

test('a walk-in is booked, paid in cash and checked in from today’s sheet in few keys', async ({
  request,
  browser,
}) => {
  const phone = newPhone()
  const page = await openConsole(browser)
  const next = () => findStart(request, dayOf(Date.now()), 1, 0)
  let start = await next()
  const msLeft = start ? start.start_at - Date.now() : 0
  if (msLeft < 20_000) {
    // the form takes the next start, which would be another one in the middle of the test
    await page.waitForTimeout(msLeft)
    start = await next()
  }
  test.skip(start === undefined, 'in the evening no start is left today')
  if (!start) return
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(Date.now())}`, 'en')
  await expect(page.getByRole('table', { name: text('en', 'staff-golf', 'nav.sheet') })).toBeVisible()
  await page.keyboard.press('w')
  const form = page.getByRole('form', { name: t('title') })
  await expect(form.getByLabel(t('phone'))).toBeFocused()
  await expect(form.getByLabel(t('start'))).toHaveValue(String(start.start_at))
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText(formatMoney(start.price))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText(text('en', 'staff', 'state.paid')).first()).toBeVisible()
  await expect(panel.getByText(text('en', 'staff', 'panel.method.counter_cash'))).toBeVisible()
  const id = new URL(page.url()).searchParams.get('booking')
  const { data: made } = await (await request.get(`/api/staff/bookings/${id}`, await asStaff(request))).json()
  expect(made.players.map(({ attendance }: { attendance: string }) => attendance)).toEqual(['checked_in'])
  expect(made.payments).toMatchObject([
    { method: 'counter_cash', state: 'succeeded', receipt_number: expect.any(Number) },
  ])
  await page.context().close()
})
