import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { type Language, text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

test('players booked without a name are named on the bill, and after the deadline it says that staff take the names', async ({
  page,
  request,
  golfer,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'bill', `names.${key}`)
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  const unnamed = { user_id: -1, is_unnamed: 1 }
  const answer = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: { facility_id, date_played: start_at, list_users: [unnamed, unnamed, unnamed], lang: language },
  })
  const { data, error_msg } = await answer.json()
  expect(error_msg).toBe('')
  const names = page.getByRole('region', { name: t('title') })
  const fields = names.getByRole('textbox')
  const main = page.getByRole('main')

  await test.step('two of three players are named, and the bill shows their names', async () => {
    await open(page, `/wap/detail-history-booked/${data.id_general_bill}`, language)
    await expect(fields).toHaveCount(3)
    await fields.nth(0).fill('Bác Tư')
    await fields.nth(2).fill('Chị Lan')
    await names.getByRole('button', { name: t('save') }).click()
    await expect(page.getByText(t('saved'))).toBeVisible()
    await expect(fields).toHaveCount(1)
    await expect(main).toContainText(/Bác Tư, [^,]+ 2, Chị Lan/)
  })

  await test.step('after the deadline the form is gone, and the bill says why', async () => {
    await page.route('**/get_bill_detail_for_wap*', async (route) => {
      const bill = await route.fetch()
      const body = await bill.json()
      await route.fulfill({
        response: bill,
        json: { ...body, data: { ...body.data, names_deadline: null } },
      })
    })
    await page.reload()
    await expect(names).toContainText(t('closed'))
    await expect(fields).toHaveCount(0)
    await expect(main).toContainText('Bác Tư')
  })
})
