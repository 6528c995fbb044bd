import { expect, test } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../../helpers/golfer.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { staffCourse as course, findStart } from '../../helpers/tee-times.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-change', `phone.${key}`)
const staff = (key: string) => text('en', 'staff', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('a phone is added to a walk-in in the panel of the booking, after the SMS was read', async ({
  request,
  browser,
}) => {
  const start = await findStart(request, dayOf(Date.now()), 1, 60)
  test.skip(start === undefined, 'in the evening no start is left today')
  if (!start) return
  const as = await asStaff(request)
  const typed = {
    phone: '',
    fullname: 'Đỗ Thêm Máy',
    golfer_plays: 1,
    players: [],
    facility_id: course,
    start_at: start.start_at,
    counter_method: 'counter_cash',
    check_in: 1,
  }
  const { data: quote } = await (
    await request.post('/api/staff/bookings/quote', { ...as, data: typed })
  ).json()
  const data = { ...typed, expected_amount: quote.payment_amount }
  const { data: made } = await (await request.post('/api/staff/bookings', { ...as, data })).json()

  const page = await openConsole(browser)
  await open(page, `/staff?tab=all&id=${made.id}`, 'en')
  const panel = page.getByRole('complementary', { name: staff('panel.label') })
  await panel.getByRole('button', { name: t('open') }).click()
  const form = panel.getByRole('form', { name: t('open') })

  await test.step('a wrong number is refused, and stays typed', async () => {
    await form.getByLabel(t('field')).fill('12')
    await form.getByRole('button', { name: t('send') }).click()
    await expect(form).toContainText('The phone number format is not valid.')
    await expect(form.getByLabel(t('field'))).toHaveValue('12')
  })

  const phone = newPhone()
  await test.step('the golfer and the SMS are shown before it is added', async () => {
    await form.getByLabel(t('field')).fill(phone)
    await form.getByLabel(t('field')).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(phone)
    await expect(dialog).toContainText(`/b/${made.id}`)
    await dialog.getByRole('button', { name: t('yes') }).click()
  })

  await expect(panel.getByRole('link', { name: new RegExp(phone) })).toBeVisible()
  await expect(panel.getByRole('button', { name: t('open') })).toHaveCount(0)
  const { data: messages } = await (await request.get(`/api/staff/bookings/${made.id}/messages`, as)).json()
  expect(messages.filter(({ to }: { to: string }) => to === 'golfer')).toHaveLength(1)
  await page.context().close()
})
