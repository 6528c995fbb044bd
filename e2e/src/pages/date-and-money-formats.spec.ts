import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('days, times and money are written as agreed', async ({ page, golfer, request }) => {
  const main = page.getByRole('main')
  const [year, month] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('-')
  await open(page, '/bang-gia', 'vi')
  await expect(main.getByRole('heading', { name: `${month}/${year}`, exact: true })).toBeVisible()
  await expect(main.getByRole('columnheader').last()).toHaveText('18 hole')
  await expect(main.getByText(/^\d\d:\d\d [–-] \d\d:\d\d$/).first()).toBeAttached()
  await expect(main.getByText(/^\d{1,3}(\.\d{3})+đ$/).first()).toBeAttached()

  const bill = await placedBill(request, golfer.token, 2)
  const amount = `${bill.amount.toLocaleString('de-DE')}đ`
  const half = page.getByRole('timer').first()
  await open(page, '/wap/history', 'vi')
  await expect(main.getByText(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d$/).first()).toBeVisible()
  await expect(main.getByText(amount).first()).toBeVisible()
  await expect(half).toHaveText(/30:00|29:\d\d/)
  const card = main.getByRole('article')
  await expect(card.locator('dt')).toHaveText([
    'Mã đặt chỗ',
    'Tổng tiền',
    'Mã thanh toán',
    'Ngày đặt',
    'Gói bảo hiểm',
  ])
  await expect(card).toContainText('2 người: Khách Demo 1, Khách Demo 2')
  await expect(card).toContainText(t('bill', 'status.awaitingPayment'))
  const methods = `/wap/payment-method?id_general_bill=${bill.id}`
  await expect(card.getByRole('link', { name: 'Thanh toán', exact: true })).toHaveAttribute('href', methods)

  const course = (await card.getByRole('heading').textContent()) ?? ''
  await open(page, `/wap/find-bill-by-course?place=${encodeURIComponent(course)}`, 'vi')
  await expect(card.getByRole('heading')).toHaveText([course])

  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL(`**/wap/detail-history-booked/${bill.id}?status=3&type=0`)
  const agreement = main.getByRole('checkbox')
  const pay = main.getByRole('button', { name: `Thanh toán ${amount}` })
  await expect(agreement).toBeChecked()
  await agreement.press('Space')
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await pay.press('Enter')
  await expect(main.getByText(t('bill', 'pay.agreeFirst'))).toBeVisible()
  await agreement.press('Space')
  await pay.click()
  await page.waitForURL(`**${methods}`)

  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'vi')
  const play = main.getByRole('form').getByRole('button', { name: t('booking', 'form.play') })
  await expect(play).toContainText(/\d\d:\d\d \d\d-\d\d-\d{4}/)

  await open(page, '/san/chi-tiet/1', 'vi')
  await expect(main.getByText(/^\d\d:\d\d \d\d\/\d\d\/\d{4}$/).first()).toBeAttached()
})
