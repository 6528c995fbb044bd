import { expect } from '@playwright/test'
import { clubWithPhone, linkFor, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)
const sharing = (key: string) => text('en', 'staff-sharing', key)
const change = (key: string) => text('en', 'staff-change', key)

test('a booking opened by its link, outside the list, is confirmed and ordered by keys alone', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const page = await openConsole(browser)
  await open(page, `/staff?tab=paid&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  await expect(panel).toContainText(t('club.waiting'))

  await page.keyboard.press('b')
  const note = panel.getByLabel(t('act.note'))
  await note.focus()
  await expect(panel.locator('[data-preview]')).toContainText('/b/')
  await page.keyboard.press('Control+Enter')
  await expect(note).toBeHidden()
  await expect(panel).toContainText(t('club.decided'))
  await expect(panel).not.toContainText(t('club.waiting'))

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(t('keys.send'))
  await page.context().close()
})

test('other times are offered by keys alone, a time that the club proposes first', async ({
  request,
  golfer,
  browser,
}) => {
  const { course, phone } = await clubWithPhone(request)
  const [plain, proposed] = [
    await sendRequest(request, golfer, course),
    await sendRequest(request, golfer, course),
  ]
  const key = (await linkFor(request, phone, proposed.code)).replace('/c/', '')
  const { facility_id, start_at } = await teeTimeOf(request, { course, places: 4 })
  const answer = await request.post('/api/club/propose', {
    data: { key, by: 'Lê Hoa', words: '', proposed_at: start_at },
  })
  expect((await answer.json()).error_msg, `a free start of course ${facility_id}`).toBe('')
  const page = await openConsole(browser)
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const times = panel.getByRole('checkbox')
  const heading = panel.getByRole('heading', { name: t('offer.title') })

  await test.step('the times open with the first one focused, and Escape closes them, not the booking', async () => {
    await open(page, `/staff?tab=all&id=${plain.id}`, 'en')
    await expect(heading).toBeVisible()
    await page.keyboard.press('o')
    await expect(times.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(times).toHaveCount(0)
    await expect(heading).toBeVisible()
  })

  await test.step('a chosen time is sent by Enter', async () => {
    await page.keyboard.press('o')
    await expect(times.first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(times.first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText(t('offer.open'))
  })

  await test.step('the proposed time needs no choice', async () => {
    await open(page, `/staff?tab=all&id=${proposed.id}`, 'en')
    await expect(heading).toBeVisible()
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
    await expect(panel).toContainText(t('offer.open'))
  })
  await page.context().close()
})

test('the payment window of an order is extended by keys alone', async ({ request, golfer, browser }) => {
  const { id } = await placedBill(request, golfer.token)
  const page = await openConsole(browser)
  // the link of the SMS to staff
  await open(page, `/staff/bookings/${id}`, 'en')
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  await expect(panel.getByText(t('state.placed')).first()).toBeVisible()
  await page.keyboard.press('e')
  const reason = panel.getByLabel(t('act.extendReason'))
  await expect(reason).toBeFocused()
  await page.keyboard.type('The golfer called')
  await page.keyboard.press('Enter')
  await expect(reason).toBeHidden()
  await expect(panel).toContainText('The golfer called')
  await page.context().close()
})

test('Ctrl+Enter sends every form of the panel from its fields: a note, a message, a change, other times', async ({
  request,
  golfer,
  browser,
}) => {
  const { id } = await placedBill(request, golfer.token)
  const page = await openConsole(browser)
  await open(page, `/staff?tab=all&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: t('panel.label') })

  await panel.getByLabel(t('act.newNote')).fill('Rental clubs')
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Rental clubs' })).toBeVisible()

  await panel.getByRole('button', { name: sharing('messages.write') }).click()
  await panel.getByLabel(sharing('messages.words')).fill('Please come by seven')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(sharing('messages.done'))).toBeVisible()

  await panel.getByRole('button', { name: change('open') }).click()
  await panel.getByLabel(change('price')).fill('900000')
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByRole('status').filter({ hasText: change('difference') })).toBeVisible()
  const reason = panel.getByLabel(change('reason'), { exact: true })
  await reason.fill('Promised by phone')
  await page.keyboard.press('Control+Enter')
  await expect(reason).toHaveCount(0)
  await expect(panel).toContainText('900.000đ')

  await panel.getByRole('button', { name: t('offer.start') }).click()
  await expect(panel.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(panel).toContainText(t('offer.open'))
  await page.context().close()
})

test('the tab of orders begins with the order due first, whenever each was made', async ({
  request,
  golfer,
  browser,
}) => {
  const staff = await asStaff(request)
  const codes: string[] = []
  for (const minutes of [30, 0, 60]) {
    const { id } = await placedBill(request, golfer.token)
    const { data } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
    codes.push(data.general_bill_code)
    if (minutes === 0) continue
    const extension = { minutes, pay_by: data.payment_deadline, reason: 'The golfer called' }
    const answer = await request.post(`/api/staff/bookings/${id}/extend-payment`, {
      ...staff,
      data: extension,
    })
    expect((await answer.json()).error_msg).toBe('')
  }
  const page = await openConsole(browser)
  await open(page, `/staff?tab=placed&q=${golfer.phone}`, 'en')
  const [later = '', first = '', last = ''] = codes
  const rows = page.getByRole('row').filter({ hasText: new RegExp(codes.join('|')) })
  await expect(rows).toContainText([first, later, last])
  await page.context().close()
})
