import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { type SignedIn, test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('vi', 'bill', `change.${key}`)
const staffText = (key: string) => text('en', 'staff-change', key)
const dayMs = 86_400_000

type Start = { start_at: number; places_left: number; price_sale: number | null }

/** The course of the demo world whose golfers may change their bookings. */
async function courseWithChanges(request: APIRequestContext): Promise<number> {
  const staff = await asStaff(request)
  const { data: courses } = await (await request.get('/api/staff/courses', staff)).json()
  for (const { id } of courses.slice(0, 12)) {
    const { data } = await (await request.get(`/api/staff/courses/${id}`, staff)).json()
    if (data.settings.change_hours !== null && !data.settings.is_instant) return id
  }
  throw new Error('no course of the demo world takes changes')
}

/** Two starts of the coming days, the later one dearer; each test has its own `turn`, as they run at the same time. */
async function cheapAndDear(
  request: APIRequestContext,
  course: number,
  turn: number,
): Promise<[Start, Start]> {
  const cheaper: Start[] = []
  for (let ahead = 4; ahead < 14; ahead += 1) {
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
      data: { facility_id: course, date_played: Date.now() + ahead * dayMs },
    })
    const { data }: { data: Start[] } = await answer.json()
    const free = data.filter(({ places_left, price_sale }) => places_left >= 3 && (price_sale ?? 0) > 0)
    // the first of the days may be a dear Saturday
    for (const before of cheaper) {
      const dear = free.slice(turn).find((one) => (one.price_sale ?? 0) > (before.price_sale ?? 0))
      if (dear) return [before, dear]
    }
    cheaper.push(...free.slice(turn, turn + 1))
  }
  throw new Error('all tee times cost the same')
}

/** Transfers what the bill asks for now, and waits until it is here. */
async function transfer(request: APIRequestContext, golfer: SignedIn, id: number, paid: number) {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const answer = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers,
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank } = (await answer.json()).data
  await pay(request, { account_number: bank.bank_account, amount: bank.amount, content: bank.bank_code })
  await expect(async () => {
    expect(await billOf(request, golfer, id)).toMatchObject({ state: 'paid', paid_amount: paid })
  }).toPass({ timeout: 15_000 })
}

async function billOf(request: APIRequestContext, golfer: SignedIn, id: number) {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const params = { bill_id: id }
  return (await (await request.get('/api/services/get_bill_detail_for_wap', { headers, params })).json()).data
}

async function paidAt(request: APIRequestContext, golfer: SignedIn, course: number, startAt: number) {
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id: course,
      date_played: startAt,
      terms_agreed: 1,
      list_users: [
        { user_id: golfer.vga, name_out_system: '', list_insurrance: [] },
        { user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] },
      ],
    },
  })
  const { data, error_msg } = await sent.json()
  expect(error_msg).toBe('')
  const id = Number(data.id_general_bill)
  await request.post(`/api/staff/bookings/${id}/confirm-and-place`, { ...(await asStaff(request)), data: {} })
  const { payment_amount: amount } = await billOf(request, golfer, id)
  await transfer(request, golfer, id, amount)
  return { id, amount: Number(amount) }
}

/** A paid booking of two, and the dearer start to which its golfer may move it. */
async function movable(request: APIRequestContext, golfer: SignedIn, turn: number) {
  const course = await courseWithChanges(request)
  const [from, to] = await cheapAndDear(request, course, turn)
  return { ...(await paidAt(request, golfer, course, from.start_at)), from, to }
}

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
