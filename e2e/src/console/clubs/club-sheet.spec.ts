import { expect } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { openPortal, secondCourse } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { text } from '../../helpers/texts.ts'

test('a club sees its day as the tee sheet, and closes and opens its tee times there by keys alone', async ({
  request,
  golfer,
  browser,
}) => {
  const t = (key: string) => text('en', 'club', key)
  const golf = (key: string) => text('en', 'staff-golf', key)
  // a day that no other test uses
  const day = addDays(dayOf(Date.now()), 48)
  const asked = { facility_id: secondCourse, date_played: day }
  const answer = await request.post('/api/for_wap/get_tee_time_by_facility', { data: asked })
  const { data: starts }: { data: { time_start: string; start_at: number }[] } = await answer.json()
  const [first, second, third] = starts
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id: secondCourse,
      date_played: first?.start_at,
      terms_agreed: 1,
      list_users: [{ user_id: golfer.vga, name_out_system: '', list_insurrance: [] }],
    },
  })
  const { general_bill_code: code } = (await sent.json()).data
  const portal = await openPortal(browser, 'en')
  await open(portal, `/staff/club-portal?tab=day&course=${secondCourse}&day=${day}`, 'en')
  const sheet = portal.getByRole('table', { name: golf('nav.sheet') })
  const row = (clock = '') => sheet.locator('tr[data-row]').filter({ hasText: clock })
  const panel = portal.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })

  await test.step('a request is on its tee time without a name, and opens over the sheet on a phone', async () => {
    await expect(portal.getByText(t('portal.noShowRule').replace('{percent}', '100%'))).toBeVisible()
    await row(first?.time_start).getByRole('button', { name: code }).click()
    await expect(panel.getByRole('article', { name: code })).toBeVisible()
    await expect(panel.getByLabel(t('reference'))).toBeVisible()
    expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await portal.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('two tee times are marked, closed and opened again', async () => {
    await row(second?.time_start).getByRole('button').first().focus()
    await portal.keyboard.press('Shift+ArrowDown')
    await portal.keyboard.press('x')
    const form = portal.getByRole('form', { name: t('portal.closings.close') })
    await expect(form.getByLabel(golf('sheet.time_to'))).toHaveValue(third?.time_start ?? '')
    await portal.keyboard.press('Tab')
    await portal.keyboard.type('Aeration')
    await portal.keyboard.press('Enter')
    const band = sheet.getByRole('rowheader').filter({ hasText: 'Aeration' })
    await expect(band).toBeVisible()
    await sheet.getByRole('button', { name: golf('sheet.lift_other').replace('{n}', '2') }).click()
    await expect(band).toHaveCount(0)
  })

  await test.step('another part of the portal has nothing of the day, and the day has each of its parts once', async () => {
    const checkIn = portal.getByLabel(golf('checkIn.code'))
    for (const [tab, count] of [
      ['statement', 0],
      ['day', 1],
    ] as const) {
      await portal.getByRole('link', { name: t(`portal.tab.${tab}`), exact: true }).click()
      await portal.waitForURL(new RegExp(`tab=${tab}`))
      if (tab === 'day') await expect(sheet).toBeVisible()
      await expect(checkIn).toHaveCount(count)
    }
  })

  await test.step('the key that searches leads to the field of the code, and the code to the tile of its booking', async () => {
    await portal.keyboard.press('/')
    await expect(portal.getByLabel(golf('checkIn.code'))).toBeFocused()
    await portal.keyboard.type(code)
    await portal.keyboard.press('Enter')
    await expect(row(first?.time_start).locator(`[data-tile]:focus[aria-label*="${code}"]`)).toHaveCount(1)
    await expect(panel.getByRole('article', { name: code })).toBeVisible()
  })
  await portal.context().close()
})
