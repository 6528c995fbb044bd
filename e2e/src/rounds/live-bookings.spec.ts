import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { type SignedIn, test } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

// Nothing asks on a timer: what changes on an open page has come by the stream.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const every = window.setInterval
    Object.assign(window, {
      setInterval: (act: TimerHandler, ms = 0, ...more: unknown[]) =>
        ms < 5_000 ? every(act, ms, ...more) : every(() => {}, 60_000),
    })
  }),
)

/** A request that waits for staff. */
async function sendRequest(request: APIRequestContext, golfer: SignedIn): Promise<number> {
  const { facility_id, start_at } = await teeTimeOf(request, { places: 2 })
  const answer = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id,
      date_played: start_at,
      list_users: [{ user_id: golfer.vga, name_out_system: '', list_insurrance: [] }],
      terms_agreed: 1,
    },
  })
  return (await answer.json()).data.id_general_bill
}

/** Opens a page, and waits until it has a stream and has asked once more since then. */
async function openLive(page: Page, address: string, call: string): Promise<void> {
  const stream = page.waitForResponse(/live_bookings/)
  const asked = stream.then(() => page.waitForResponse((answer) => answer.url().includes(call)))
  await open(page, address, 'vi')
  expect((await stream).status()).toBe(200)
  await asked
}

async function act(request: APIRequestContext, id: number, name: string, data: object = {}): Promise<void> {
  const answer = await request.post(`/api/staff/bookings/${id}/${name}`, {
    ...(await asStaff(request)),
    data,
  })
  expect((await answer.json()).error_msg).toBe('')
}

test("the open bill shows what staff do to it, without the page's asking", async ({
  page,
  request,
  golfer,
}) => {
  const id = await sendRequest(request, golfer)
  const main = page.getByRole('main')
  await openLive(page, `/wap/detail-history-booked/${id}`, 'get_bill_detail_for_wap')
  await expect(main.getByText(t('bill', 'clock.staff'))).toBeVisible()
  await act(request, id, 'confirm-and-place')
  await expect(main.getByText(t('bill', 'clock.pay'))).toBeVisible()
})

test('the open history shows it too', async ({ page, request, golfer }) => {
  const id = await sendRequest(request, golfer)
  const card = page.getByRole('main').getByRole('article')
  await openLive(page, '/wap/history', 'get_history_booking_merge')
  await expect(card).toContainText(t('bill', 'status.awaitingStaff'))
  await act(request, id, 'reject', { reason: 'Sân có giải' })
  await expect(card).toContainText(t('bill', 'status.failed'))
})

test('the QR page says that the money has come', async ({ page, request, golfer }) => {
  const { id } = await placedBill(request, golfer.token)
  await openLive(page, `/wap/qr-payment?id_general_bill=${id}`, 'get_detail_transaction')
  const picture = page.getByRole('img', { name: /QR/ })
  await pay(request, await readTransferQr(picture))
  await expect(page.getByText(t('payment', 'qr.paid')).first()).toBeVisible()
})

test('pages without a booking hold no stream, and load nothing of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/wap', 'vi')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /live_bookings|follow-bookings/.test(url))).toEqual([])
})
