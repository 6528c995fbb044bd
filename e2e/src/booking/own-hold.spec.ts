import { expect } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

test("a course's tee times say which of them is held for the golfer, and lead to its bill", async ({
  page,
  request,
  golfer,
}) => {
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id,
      date_played: start_at,
      list_users: [{ user_id: golfer.vga, name_out_system: '', list_insurrance: [] }],
      terms_agreed: 1,
    },
  })
  const { data } = await sent.json()
  await open(page, `/wap/tee-time/${facility_id}?date=${dayOf(start_at)}`, 'vi')
  const [before = ''] = text('vi', 'booking-steps', 'ownHold').split('{clock}')
  const hold = page.getByRole('link', { name: `${before}${formatClock(start_at)}` })
  await expect(hold).toContainText(formatClock(data.confirm_deadline))
  await hold.click()
  await expect(page).toHaveURL(new RegExp(`detail-history-booked/${data.id_general_bill_detail}`))
})
