import { type APIRequestContext, type Browser, expect, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../helpers/golfer.ts'
import { sandbox, smsOf } from '../helpers/sandbox.ts'
import { logIn } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-new-booking', key)
const course = 9

type Start = { start_at: number; left: number; price: number; is_closed: boolean }

/** The first coming start of a day with so many places. */
/** The first start of a day with enough places left, and with so many seconds until it. */
async function findStart(
  request: APIRequestContext,
  day: string,
  least: number,
  seconds = 60,
): Promise<Start | undefined> {
  const sheet = await request.get('/api/staff/tee-sheet', {
    ...(await asStaff(request)),
    params: { facility_id: course, day },
  })
  const starts: Start[] = (await sheet.json()).data.tee_times
  return starts.find(
    ({ start_at, left, price, is_closed }) =>
      left >= least && price > 0 && !is_closed && start_at > Date.now() + seconds * 1000,
  )
}

async function startOf(request: APIRequestContext, day: string): Promise<Start> {
  const start = await findStart(request, day, 3)
  if (!start) throw new Error('the demo world has no such tee time')
  return start
}

/** The console with the form for a booking on this start, opened from the sheet by its key. */
async function openForm(browser: Browser, day: string, startsAt: number) {
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await page
    .getByRole('button', { name: formatClock(startsAt), exact: true })
    .first()
    .focus()
  await page.keyboard.press('n')
  return { page, form: page.getByRole('form', { name: t('title') }) }
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
  await page.keyboard.press('Enter')
  const quote = form.getByRole('status')
  await expect(quote).toContainText(formatMoney(start.price))
  const rate = form.getByLabel(t('rate'))
  const member = text('en', 'staff-golf', 'customer.club_member')
  const shown = await rate.getByRole('option', { name: member }).textContent()
  const price = Number(shown?.replace(member, '').replaceAll(/\D/g, ''))
  expect(price).toBeLessThan(start.price)
  await rate.selectOption('club_member')
  await expect(quote).toContainText(formatMoney(price))
  await form.getByRole('button', { name: t('place') }).click()
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText(text('en', 'staff', 'state.placed')).first()).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: member })).toContainText(formatMoney(price))
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

test('an ordered booking is paid by card at the counter, and its refund is paid back there', async ({
  request,
  browser,
}) => {
  const counter = (key: string) => text('en', 'staff-counter', key)
  const staff = await asStaff(request)
  const start = await startOf(request, addDays(dayOf(Date.now()), 12))
  const made = await request.post('/api/staff/bookings', {
    ...staff,
    data: {
      phone: newPhone(),
      fullname: 'Lê Thẻ',
      facility_id: course,
      start_at: start.start_at,
      golfer_plays: 1,
      players: [],
      expected_amount: start.price,
    },
  })
  const { id } = (await made.json()).data
  const page = await openConsole(browser)
  await open(page, `/staff?tab=all&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const amount = formatMoney(start.price)
  await panel
    .getByRole('button', { name: `${counter('take').replace('{amount}', amount)} · ${counter('card')}` })
    .click()
  await page.getByRole('button', { name: counter('taken') }).click()
  await expect(panel.getByText(text('en', 'staff', 'state.paid')).first()).toBeVisible()
  await request.post(`/api/staff/bookings/${id}/cancel-for-club`, {
    ...staff,
    data: { reason_code: 'weather' },
  })
  const back = counter('payBack').replace('{amount}', amount)
  await panel.getByRole('button', { name: back }).click()
  await page.getByRole('dialog').getByRole('button', { name: back }).click()
  await expect(page.getByText(counter('payBackDone'))).toBeVisible()
  const { data: after } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  expect(after.refunds).toMatchObject([{ state: 'done', amount: start.price }])
  await page.context().close()
})

test('the deposit of a group is taken in cash at the counter, the rest by card, and the panel shows both', async ({
  request,
  browser,
}) => {
  const counter = (key: string) => text('en', 'staff-counter', key)
  const staff = await asStaff(request)
  const start = await startOf(request, addDays(dayOf(Date.now()), 13))
  const made = await request.post('/api/staff/bookings', {
    ...staff,
    data: {
      phone: newPhone(),
      fullname: 'Lê Cọc',
      facility_id: course,
      start_at: start.start_at,
      golfer_plays: 1,
      players: [],
      expected_amount: start.price,
    },
  })
  const { id } = (await made.json()).data
  const page = await openConsole(browser)
  await open(page, `/staff?tab=all&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const form = panel.getByRole('group', { name: counter('form') })
  await form.getByLabel(counter('amount')).fill('500000')
  await form.getByRole('button', { name: new RegExp(`${formatMoney(500_000)} · ${counter('cash')}`) }).click()
  await page.getByRole('button', { name: counter('partTaken'), exact: true }).click()
  const rest = formatMoney(start.price - 500_000)
  await expect(
    panel.getByRole('listitem').filter({ hasText: text('en', 'staff', 'panel.received') }),
  ).toContainText(formatMoney(500_000))
  await form
    .getByRole('button', { name: `${counter('take').replace('{amount}', rest)} · ${counter('card')}` })
    .click()
  await page.getByRole('button', { name: counter('taken'), exact: true }).click()
  await expect(panel.getByText(text('en', 'staff', 'state.paid')).first()).toBeVisible()
  const { data: after } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  expect(after.payments).toMatchObject([
    { method: 'counter_cash', state: 'succeeded', amount: 500_000, receipt_number: expect.any(Number) },
    { method: 'counter_card', state: 'succeeded', receipt_number: expect.any(Number) },
  ])
  await page.context().close()
})

test('the receipt of a company goes to its address as PDF when staff send it', async ({
  request,
  browser,
}) => {
  const staff = await asStaff(request)
  const start = await startOf(request, addDays(dayOf(Date.now()), 14))
  const email = `ketoan${newPhone()}@hoasen.test`
  const company = { name: 'Hoa Sen', tax_code: '0100109106-008', address: '1 Tràng Tiền, Hà Nội', email }
  const typed = { phone: newPhone(), fullname: 'Lê Sen', facility_id: course, start_at: start.start_at }
  const players = { golfer_plays: 1, players: [] }
  const made = await request.post('/api/staff/bookings', {
    ...staff,
    data: { ...typed, ...players, company, counter_method: 'counter_cash', expected_amount: start.price },
  })
  const { id, documents } = (await made.json()).data
  const page = await openConsole(browser)
  await open(page, `/staff?tab=all&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const again = text('en', 'staff-change', 'documents.again')
  await panel.getByRole('button', { name: again }).click()
  await page.getByRole('dialog').getByRole('button', { name: again }).click()
  const sent = text('en', 'staff-change', 'documents.sent').replace('{email}', email).replace('{time}', '')
  await expect(panel.getByText(sent)).toBeVisible()
  await expect(async () => {
    const mails = await (await request.get(`${sandbox}/email`, { params: { to: email } })).json()
    expect(mails[0]?.files).toEqual([`teeviet-${documents[0].number}.pdf`])
  }).toPass()
  await page.context().close()
})
