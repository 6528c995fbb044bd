import { type APIRequestContext, expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, linkFor, paidForTomorrow, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, findRequest, openConsole } from '../helpers/staff.ts'
import { type Language, text } from '../helpers/texts.ts'

const dayMs = 86_400_000

const staff = (key: string) => text('en', 'staff', key)

/** The link to other times that a golfer has received by SMS. */
async function offerLink(request: APIRequestContext, phone: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const sms = (await smsOf(request, phone)).map((one: { text: string }) => one.text)
    link = sms.flatMap((one) => /\/o\/[\w-]{22}/.exec(one)?.[0] ?? [])[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return link
}

test('staff offer other times; the golfer takes one by the link of the SMS, and the open bill says so at once', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'bill', key)
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const stream = page.waitForResponse(/live_bookings/)
  await open(page, `/wap/detail-history-booked/${id}`, language)
  await stream

  await test.step('staff choose two times and send them', async () => {
    const console_ = await openConsole(browser)
    await open(console_, '/staff', 'en')
    await (await findRequest(console_, code)).getByRole('button', { name: code }).click()
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await panel.getByRole('button', { name: staff('offer.start') }).click()
    const times = panel.getByRole('checkbox')
    await times.first().check()
    await times.nth(1).check()
    await expect(panel.locator('[data-preview]')).toContainText('/o/…')
    await panel.getByRole('button', { name: staff('offer.send') }).click()
    await expect(panel).toContainText(staff('offer.open'))
    await console_.context().close()
  })

  await test.step('the open bill shows them', async () => {
    await expect(page.getByRole('button', { name: t('offer.accept') })).toHaveCount(2)
  })

  await test.step('the link takes the first one without a login', async () => {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const phone = await visitor.newPage()
    await open(phone, await offerLink(request, golfer.phone), language)
    await expect(phone.getByRole('main')).toContainText(code)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await phone
      .getByRole('button', { name: t('offer.accept') })
      .first()
      .click()
    await expect(phone.getByRole('main').getByRole('status')).toBeVisible()
    await expect(phone.getByRole('link', { name: t('offer.toBill') })).toBeVisible()
    await visitor.close()
  })

  await test.step('the open bill can be paid', async () => {
    await expect(page.getByRole('button', { name: t('offer.accept') })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(t('status.awaitingPayment')).first()).toBeVisible()
  })
})

test('a time that the club proposes is offered by one press', async ({ request, golfer, browser }) => {
  const { course, phone } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const key = (await linkFor(request, phone, code)).replace('/c/', '')
  const { data } = await (await request.post('/api/club/request', { data: { key } })).json()
  const sheet = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: data.date_played },
  })
  const start = (await sheet.json()).data.findLast(
    ({ places_left, price }: { places_left: number; price: number | null }) =>
      places_left >= 2 && price !== null,
  )
  await request.post('/api/club/propose', {
    data: { key, by: 'Lê Hoa', words: '', proposed_at: start.start_at },
  })
  const console_ = await openConsole(browser)
  await open(console_, `/staff/bookings/${id}`, 'en')
  const offer = new RegExp(staff('offer.proposed').replace('{time}', '.*'))
  await console_.getByRole('button', { name: offer }).click()
  await expect(console_.getByRole('main')).toContainText(staff('offer.open'))
  expect(await offerLink(request, golfer.phone)).toMatch(/^\/o\//)
  await console_.context().close()
})

test('staff offer other times for an order that its club withdraws; the golfer takes one on the bill, or none', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'bill', key)
  const console_ = await openConsole(browser)
  const main = page.getByRole('main')

  async function offered(): Promise<number> {
    const { id } = await placedBill(request, golfer.token)
    await open(console_, `/staff?tab=all&id=${id}`, 'en')
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await panel.getByRole('button', { name: staff('offer.start') }).click()
    await panel.getByRole('checkbox').first().check()
    await panel.getByRole('button', { name: staff('offer.send') }).click()
    await expect(panel).toContainText(staff('offer.open'))
    await open(page, `/wap/detail-history-booked/${id}`, language)
    await expect(main).toContainText(t('offer.endsWithout'))
    return id
  }

  await test.step('one that is taken is paid in a new window', async () => {
    await offered()
    const time = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: t('offer.accept') }) })
    const clock = /\d{2}:\d{2}/.exec((await time.locator('.time').textContent()) ?? '')?.[0] ?? ''
    await time.getByRole('button', { name: t('offer.accept') }).click()
    await expect(page.getByRole('button', { name: t('offer.accept') })).toHaveCount(0)
    await expect(main.getByText(t('status.awaitingPayment')).first()).toBeVisible()
    await expect(main).toContainText(clock)
  })

  await test.step('without one the booking is cancelled for the club', async () => {
    await offered()
    await main.getByRole('button', { name: t('offer.decline') }).click()
    await expect(main.getByRole('list', { name: t('steps.label') })).toContainText(
      new RegExp(t('steps.cancelled'), 'i'),
    )
  })
  await console_.context().close()
})

/** A free tee time of the next days that costs more; a day may have none, as one of the week after another. */
async function dearerTime(
  request: APIRequestContext,
  { courseId, after, amount }: { courseId: number; after: number; amount: number },
): Promise<{ start_at: number; price: number }> {
  for (let days = 1; days <= 7; days += 1) {
    const { data } = await (
      await request.get('/api/booking/booking_pax/sugestion_teetime_for_wap', {
        params: { facility_id: courseId, date_played: dayOf(after + days * dayMs) },
      })
    ).json()
    const found = data.find(
      ({ places_left, price }: { places_left: number; price: number | null }) =>
        places_left > 1 && price !== null && price > amount,
    )
    if (found) return found
  }
  throw new Error('no tee time of a week costs more')
}

test('the golfer of a paid booking takes a dearer time in its place, pays the difference, and plays then', async ({
  page,
  request,
  golfer,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'bill', key)
  const { id } = await paidForTomorrow(request, golfer)
  const signedIn = await asStaff(request)
  const { data: before } = await (await request.get(`/api/staff/bookings/${id}`, signedIn)).json()
  const { facility, date_played, amount } = before
  const other = await dearerTime(request, { courseId: facility.id, after: date_played, amount })
  const options = [{ facility_id: facility.id, start_at: other.start_at }]
  const offered = await request.post(`/api/staff/bookings/${id}/offer-times`, {
    ...signedIn,
    data: { options },
  })
  expect((await offered.json()).error_code).toBe(0)

  await open(page, `/wap/detail-history-booked/${id}`, language)
  const main = page.getByRole('main')
  const time = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('offer.accept') }) })
  await expect(time).toContainText(formatMoney(other.price))
  await expect(time).toContainText(t('offer.dearer').replace('{amount}', formatMoney(other.price - amount)))
  await time.getByRole('button', { name: t('offer.accept') }).click()
  await expect(page.getByRole('button', { name: t('offer.accept') })).toHaveCount(0)

  const asked = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank } = (await asked.json()).data
  expect(bank.amount).toBe(other.price - amount)
  await pay(request, { account_number: bank.bank_account, amount: bank.amount, content: bank.bank_code })
  await expect(async () => {
    const { data: after } = await (await request.get(`/api/staff/bookings/${id}`, signedIn)).json()
    expect(after).toMatchObject({ state: 'paid', date_played: other.start_at, amount: other.price })
  }).toPass({ timeout: 15_000 })
})
