import { expect } from '@playwright/test'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { formOn } from '../helpers/booking-form.ts'
import { codeInput, enterCode, open } from '../helpers/golfer.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

// Verbatim, so that no text changes unnoticed.
const words = {
  wrongCode: 'Mã không chính xác, vui lòng thử lại.',
  voidCode: 'Mã đã hết hạn',
}

test('the code of a booking is refused in the words of bookings', async ({ page, golfer }) => {
  const { form, dialog, field } = formOn(page)
  const { phone, token } = golfer
  const { facility_id, start_at } = await teeTimeOf(page.request, { places: 4 })
  await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'vi')
  // before that the form would refuse to be sent without a tee time
  await expect(field('play')).toContainText(formatClock(start_at))
  const before = (await smsOf(page.request, phone)).length
  const begun = page.waitForResponse('**/booking_now_for_wap')
  await form.getByRole('button', { name: t('booking', 'form.book'), exact: true }).click()
  const { general_bill_id } = (await (await begun).json()).data
  const otp = (await codeFor(page.request, phone, before)) === '111111' ? '222222' : '111111'

  await enterCode(page, otp)
  await expect(dialog.getByRole('alert')).toHaveText(words.wrongCode)
  for (let tries = 2; tries <= 5; tries += 1) {
    await page.request.post('/api/booking/booking_pax/verify_booking_now_for_wap', {
      headers: { authorization: `Bearer ${token}` },
      data: { phone, otp, general_bill_id },
    })
  }
  await enterCode(page, otp)
  await expect(dialog.getByRole('alert')).toHaveText(words.voidCode)
  await expect(codeInput(page)).toHaveValue('')
  await expect(dialog.getByRole('button', { name: t('account', 'otp.resend') })).toBeVisible()
})
