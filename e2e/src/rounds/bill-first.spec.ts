import { expect } from '@playwright/test'
import { placedBill } from '../helpers/placed-bill.ts'
import { test } from '../helpers/signed-in.ts'

test('a bill opened by its address is asked for once, before the scripts of the page', async ({
  page,
  golfer,
}) => {
  const bill = await placedBill(page.request, golfer.token)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/get_bill_detail_for_wap')) asked.push('bill')
    else if (request.resourceType() === 'script') asked.push('script')
  })
  // what the live stream brings is asked for again
  await page.route('**/live_bookings', (route) => route.abort())
  await page.goto(`/wap/detail-history-booked/${bill.id}`)
  await expect(page.getByRole('main').getByText(/vui lòng thanh toán trước/i)).toBeVisible()
  expect(asked[0]).toBe('bill')
  expect(asked.filter((what) => what === 'bill')).toHaveLength(1)
})
