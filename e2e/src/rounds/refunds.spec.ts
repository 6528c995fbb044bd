import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { addDays, dayOf, formatDay, instantAt } from '@teeviet/contract/rules/time/dates'
import { sessionHeaders } from '../helpers/devices/staff-cookie.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { pay, smsOf } from '../helpers/sandbox.ts'
import { signIn } from '../helpers/signed-in.ts'
import { findAnything, openConsole, staffSession } from '../helpers/staff.ts'
import { ownOf } from '../helpers/tee-times.ts'
import { type Language, text } from '../helpers/texts.ts'

const facility = 1

type Transfer = { bank: { bank_account: string; amount: number; bank_code: string } }

/** The answer of an API call, made as the golfer or staff member of the token. */
async function call<Data>(
  request: APIRequestContext,
  path: string,
  token: string,
  data: object,
): Promise<Data> {
  const answer = await request.post(`/api/${path}`, { data, headers: sessionHeaders(token) })
  const body = await answer.json()
  expect(body.error_code, `${path}: ${body.error_msg}`).toBe(0)
  return body.data
}

/** A booking of three by the golfer behind the token, confirmed by staff and paid by bank transfer. */
async function paidBooking(request: APIRequestContext, token: string, language: Language): Promise<number> {
  // long enough before the round for a refund in full
  const day = addDays(dayOf(Date.now()), 40)
  const starts = await call<{ time_start: string; places_left: number }[]>(
    request,
    'for_wap/get_tee_time_by_facility',
    token,
    { facility_id: facility, date_played: formatDay(day) },
  )
  const start = ownOf(starts).find(({ places_left }) => places_left === 4)
  const { id_general_bill: id } = await call<{ id_general_bill: number }>(
    request,
    'services/create_booking_for_wap',
    token,
    {
      facility_id: facility,
      date_played: instantAt(day, start?.time_start ?? ''),
      terms_agreed: 1,
      lang: language,
      list_users: [1, 2, 3].map((n) => ({ user_id: -1, name_out_system: `Khách ${n}`, list_insurrance: [] })),
    },
  )
  const staff = await staffSession()
  await call(request, `staff/bookings/${id}/confirm-and-place`, staff, { id })
  const { bank } = await call<Transfer>(request, 'for_cms/create_request_for_wap_wgroup', token, {
    type: 'bank',
    data_provider: { general_bill_id: id },
  })
  const { bank_account: account_number, amount, bank_code: content } = bank
  await pay(request, { account_number, amount, content })
  return id
}

test('a golfer cancels a paid booking, staff grant the refund, the money is in the wallet and the cover has ended', async ({
  page,
  request,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (area: string, key: string) => text(language, area, key)
  const phone = newPhone()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  const { token } = await signIn(page, request, phone)
  const id = await paidBooking(request, token, language)

  await test.step('the paid bill shows the cover and the refund of a cancellation', async () => {
    await open(page, `/wap/detail-history-booked/${id}`, language)
    await expect(main.getByText(t('bill', 'status.paid')).first()).toBeVisible({ timeout: 20_000 })
    await main.getByRole('link', { name: t('bill', 'certificate') }).click()
    await expect(main.getByText(t('insurance', 'sheet.valid')).first()).toBeVisible()
    await expect(main.getByRole('row')).toHaveCount(4)
    await page.goBack()
  })

  await test.step('the bill leads to its receipt, which can be kept as a file', async () => {
    await main.getByRole('link', { name: /R-\d{4}-\d{6}/ }).click()
    await expect(main.getByRole('row').last()).toContainText(/\dđ/)
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: t('documents', 'pdf') }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^teeviet-R-\d{4}-\d{6}\.pdf$/)
    const start = (await readFile(await file.path())).subarray(0, 5)
    expect(start.toString()).toBe('%PDF-')
    await page.goBack()
  })

  await test.step('asks for the refund to the wallet', async () => {
    await main.getByRole('button', { name: t('bill', 'cancel.button') }).click()
    await expect(dialog.getByText(t('bill', 'cancel.toBank'))).toBeVisible()
    await dialog.getByLabel(t('bill', 'cancel.reason')).fill('Bận việc nhà')
    await dialog.getByRole('button', { name: t('bill', 'cancel.button') }).click()
    await expect(main.locator('[data-refund="requested"]')).toContainText('Bận việc nhà')
  })

  await test.step('staff agree', async () => {
    const console_ = await openConsole(browser)
    await console_.goto('/staff/refunds')
    const row = console_.locator('[data-refund="requested"]').filter({ hasText: phone })
    // going back from refusing keeps the focus at the row
    await row.getByRole('button').last().click()
    const preview = console_.locator('[data-preview]')
    await expect(row.getByRole('textbox')).toBeFocused()
    await expect(preview).toHaveCount(0)
    await row.getByRole('textbox').fill('Sân vẫn mở cửa')
    await expect(row.locator(preview)).toContainText(language === 'vi' ? /không được duyệt/ : /declined/)
    await row.getByRole('button').last().click()
    await expect(row).toBeFocused()
    await row.getByRole('button').first().click()
    const question = console_.getByRole('dialog')
    await expect(question.locator(preview)).toContainText(language === 'vi' ? /vào ví golf/ : /golf wallet/)
    await question.getByRole('button').last().click()
    await expect(row).toBeHidden()
    await console_.context().close()
  })

  await test.step('the bill shows the refund, the certificate is withdrawn, an SMS is sent', async () => {
    await page.reload()
    await expect(main.locator('[data-refund="done"]')).toBeVisible()
    await main.getByRole('link', { name: /C-\d{4}-\d{6}/ }).click()
    await expect(main.getByText(/R-\d{4}-\d{6}/).first()).toBeVisible()
    await page.goBack()
    await main.getByRole('link', { name: t('bill', 'certificate') }).click()
    await expect(main.getByText(t('insurance', 'sheet.withdrawn')).first()).toBeVisible()
    await expect(async () => {
      const [newest] = await smsOf(request, phone)
      expect(newest?.text).toMatch(language === 'vi' ? /vào ví golf/ : /golf wallet/)
    }).toPass({ timeout: 15_000 })
  })
})

test('a booking the club gave up is called cancelled, and staff are led to where its money goes', async ({
  page,
  request,
  browser,
}) => {
  const t = (area: string, key: string) => text('vi', area, key)
  const phone = newPhone()
  const { token } = await signIn(page, request, phone)
  const id = await paidBooking(request, token, 'vi')
  const staff = await staffSession()
  await call(request, `staff/bookings/${id}/cancel-for-club`, staff, { id, reason: 'Sân đóng cửa' })

  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  const steps = page.getByRole('list', { name: t('bill', 'steps.label') })
  await expect(steps).toContainText(new RegExp(t('bill', 'steps.cancelled'), 'i'))
  await expect(steps).not.toContainText(new RegExp(t('bill', 'steps.refundAsked'), 'i'))

  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'vi')
  await console_.getByRole('link', { name: /^RF/ }).click()
  await expect(console_).toHaveURL(/\/staff\/refunds\?code=RF/)
  await expect(console_.locator('[data-refund]')).toHaveCount(1)
  await expect(console_.locator('[data-refund]')).toContainText(phone)
  await console_.goto('/staff/refunds?state=open')
  const row = console_.locator('[data-refund="needs_target"]').filter({ hasText: phone })
  await row.getByRole('button').click()
  await expect(row.getByRole('radio', { checked: true })).toBeFocused()

  const code = (await row.locator('.code').first().textContent()) ?? ''
  await open(console_, '/staff/settings', 'en')
  await findAnything(console_, code)
  await console_.waitForURL((url) => url.searchParams.get('code') === code)
  await expect(console_.locator('[data-refund]')).toHaveCount(1)
  await expect(row).toContainText(code)
  const headers = sessionHeaders(staff)
  const received = await (await request.get('/api/staff/receipts?limit=50', { headers })).json()
  const receipts: { content: string; booking: { id: number } | null }[] = received.data
  const content = receipts.find(({ booking }) => booking?.id === id)?.content ?? ''
  await findAnything(console_, content)
  await console_.waitForURL((url) => url.pathname === '/staff/receipts')
  await expect(console_.locator('[data-receipt]')).toHaveCount(1)
  await expect(console_.locator('[data-receipt]')).toContainText(content)
  await console_.context().close()
})

test('a golfer undoes a booking paid by mistake: it ends at once, and all of the money is in the wallet', async ({
  page,
  request,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'bill', key)
  const { token } = await signIn(page, request, newPhone())
  const id = await paidBooking(request, token, language)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await open(page, `/wap/detail-history-booked/${id}`, language)
    await expect(main.getByRole('button', { name: t('undo.button') })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await main.getByRole('button', { name: t('undo.button') }).click()
  await dialog.getByText(t('cancel.toWallet')).click()
  await dialog.getByRole('button', { name: t('undo.button') }).click()
  await expect(page.getByText(t('undo.done'))).toBeVisible()
  await expect(main.getByRole('button', { name: t('undo.button') })).toHaveCount(0)
  await expect(main.getByRole('button', { name: t('cancel.button') })).toHaveCount(0)
  const bill = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await bill.json()
  expect(data).toMatchObject({ state: 'refunded', undo_until: null, refund_amount: data.payment_amount })
})
