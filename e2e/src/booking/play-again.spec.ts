import { expect } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('a booking that is over is repeated with one tap: players, packages and the next fitting tee time', async ({
  page,
  request,
  golfer,
}) => {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const post = async (call: string, data: object) =>
    (await (await request.post(`/api/${call}`, { headers, data })).json()).data
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  await post('services/create_booking_for_wap', {
    facility_id,
    date_played: start_at,
    terms_agreed: 1,
    list_users: [
      { user_id: golfer.vga, list_insurrance: [2] },
      { user_id: -1, name_out_system: 'Bác Tư', list_insurrance: [2] },
    ],
  })
  const [item] = await post('for_wap/get_history_booking_merge', { type: 0 })
  await post('for_wap/cancel_booking', {
    id_general_bill_detail: item.Booking_Pax.id_general_bill_detail,
    reason: '',
  })

  await page.goto('/wap/history')
  await page
    .getByRole('article')
    .filter({ hasText: item.booking_code })
    .getByRole('button', { name: t('history', 'card.again') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/booking-now\\?.*facility_id=${facility_id}`))
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const field = (key: string) => form.getByRole('button', { name: t('booking', key) })
  await expect(field('form.players')).toContainText('Bác Tư')
  await expect(field('form.packages')).not.toContainText(t('booking', 'form.noPackages'))
  const asked = Number(new URL(page.url()).searchParams.get('date_played'))
  await expect(field('form.play')).toContainText(formatClock(asked))
  expect(dayOf(asked) > dayOf(Date.now())).toBe(true)
})
