import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../../helpers/golfer.ts'
import { sandbox, smsOf } from '../../helpers/sandbox.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { staffCourse as course, startOf } from '../../helpers/tee-times.ts'
import { text } from '../../helpers/texts.ts'

const counter = (key: string) => text('en', 'staff-counter', key)
const staffText = (key: string) => text('en', 'staff', key)

/** A booking that staff made for a new golfer, opened in the console. */
async function openOrder(
  request: APIRequestContext,
  browser: Browser,
  { fullname, inDays }: { fullname: string; inDays: number },
) {
  const staff = await asStaff(request)
  const phone = newPhone()
  const start = await startOf(request, addDays(dayOf(Date.now()), inDays))
  const made = await request.post('/api/staff/bookings', {
    ...staff,
    data: {
      phone,
      fullname,
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
  return { page, panel, staff, start, id, phone }
}

/** The SMS in the dialog that asks whether the money was taken. */
async function previewedIn(page: Page, words: string): Promise<string | null> {
  const preview = page.getByRole('dialog').locator('[data-preview]')
  await expect(preview).toContainText(words)
  return preview.textContent()
}

test('an ordered booking is paid by card at the counter, and its refund is paid back there', async ({
  request,
  browser,
}) => {
  const { page, panel, staff, start, id, phone } = await openOrder(request, browser, {
    fullname: 'Lê Thẻ',
    inDays: 12,
  })
  const amount = formatMoney(start.price)
  await panel
    .getByRole('button', { name: `${counter('take').replace('{amount}', amount)} · ${counter('card')}` })
    .click()
  const shown = await previewedIn(page, amount)
  const sent = async () => (await smsOf(request, phone)).map((sms) => sms.text)
  expect(await sent()).not.toContain(shown)
  await page.getByRole('button', { name: counter('taken') }).click()
  await expect(panel.getByText(text('en', 'staff', 'state.paid')).first()).toBeVisible()
  await expect.poll(sent).toContain(shown)
  await request.post(`/api/staff/bookings/${id}/cancel-for-club`, {
    ...staff,
    data: { reason_code: 'weather' },
  })
  const back = counter('payBack').replace('{amount}', amount)
  const refund = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^RF/ }) })
  const left = staffText('panel.refundLeft').replace('{time}', '')
  await expect(refund).toContainText(staffText('panel.refundNotLeft'))
  await expect(refund).not.toContainText(left)
  await panel.getByRole('button', { name: back }).click()
  await page.getByRole('dialog').getByRole('button', { name: back }).click()
  await expect(page.getByText(counter('payBackDone'))).toBeVisible()
  await expect(refund).toContainText(left)
  await expect(refund).not.toContainText(staffText('panel.refundNotLeft'))
  const { data: after } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  expect(after.refunds).toMatchObject([{ state: 'done', amount: start.price }])
  await page.context().close()
})

test('the deposit of a group is taken in cash at the counter, the rest by card, and the panel shows both', async ({
  request,
  browser,
}) => {
  const { page, panel, staff, start, id } = await openOrder(request, browser, {
    fullname: 'Lê Cọc',
    inDays: 13,
  })
  const form = panel.getByRole('group', { name: counter('form') })
  await form.getByLabel(counter('amount')).fill('500000')
  await form.getByRole('button', { name: new RegExp(`${formatMoney(500_000)} · ${counter('cash')}`) }).click()
  const rest = formatMoney(start.price - 500_000)
  await previewedIn(page, rest)
  await page.getByRole('button', { name: counter('partTaken'), exact: true }).click()
  await expect(
    panel.getByRole('listitem').filter({ hasText: text('en', 'staff', 'panel.received') }),
  ).toContainText(formatMoney(500_000))
  await form
    .getByRole('button', { name: `${counter('take').replace('{amount}', rest)} · ${counter('card')}` })
    .click()
  await page.getByRole('button', { name: counter('taken'), exact: true }).click()
  await expect(panel.getByText(text('en', 'staff', 'state.paid')).first()).toBeVisible()
  await expect(async () => {
    const { data: after } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
    expect(after.payments).toMatchObject([
      { method: 'counter_cash', state: 'succeeded', amount: 500_000, receipt_number: expect.any(Number) },
      { method: 'counter_card', state: 'succeeded', receipt_number: expect.any(Number) },
    ])
  }).toPass()
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
