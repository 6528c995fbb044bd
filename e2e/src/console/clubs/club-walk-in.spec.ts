import { expect, test } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { openPortal, secondCourse } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { asStaff } from '../../helpers/staff.ts'
import { findStart } from '../../helpers/tee-times.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'club', `portal.walkIn.${key}`)

test.skip(({ hasTouch }) => !hasTouch, 'the portal is the same for both')

test('a club books a walk-in of today at its own counter, paid in cash and checked in', async ({
  request,
  browser,
}) => {
  // the form may be slow: a start that is not over within a minute
  const start = await findStart(request, dayOf(Date.now()), 2, 60, secondCourse)
  test.skip(start === undefined, 'in the evening no start is left today')
  if (!start) return
  const portal = await openPortal(browser, 'en')
  await open(portal, `/staff/club-portal?tab=day&course=${secondCourse}&day=${dayOf(Date.now())}`, 'en')
  const clock = formatClock(start.start_at)
  const sheet = portal.getByRole('table', { name: text('en', 'staff-golf', 'nav.sheet') })
  await sheet.locator('tr[data-row]').filter({ hasText: clock }).getByRole('button').first().click()
  const form = portal.getByRole('group', { name: t('title') })

  await test.step('without a name it is refused', async () => {
    await form.getByRole('button', { name: t('cash') }).click()
    await expect(form).toContainText('Please enter a name.')
  })

  await test.step('the amount is shown before it is taken', async () => {
    await form.getByLabel(t('name')).fill('Đỗ Quầy Sân')
    await form.getByLabel(t('players')).selectOption('2')
    await form.getByRole('button', { name: t('cash') }).click()
    const dialog = portal.getByRole('dialog')
    await expect(dialog).toContainText('Đỗ Quầy Sân')
    await dialog.getByRole('button', { name: t('yes') }).click()
  })

  const panel = portal.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByRole('article')).toContainText('COUNTER-')
  const id = new URL(portal.url()).searchParams.get('booking')
  const { data: made } = await (await request.get(`/api/staff/bookings/${id}`, await asStaff(request))).json()
  expect(made).toMatchObject({
    state: 'paid',
    number_player: 2,
    booker: { fullname: 'Đỗ Quầy Sân', phone: '' },
    payments: [{ method: 'counter_cash', receipt_number: expect.any(Number) }],
  })
  await portal.context().close()
})
