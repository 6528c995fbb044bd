import { type APIRequestContext, expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { billOf, courseWithChanges, movable, type Start, transfer } from './changeable-booking.ts'

const t = (key: string, n?: number) => text('vi', 'bill', `change.${key}`).replace('{n}', String(n))
const friend = 100_001

/** Another tee time with places on the day of a start, at the same price. */
async function beside(request: APIRequestContext, from: Start): Promise<Start> {
  const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: await courseWithChanges(request), date_played: from.start_at },
  })
  const { data }: { data: Start[] } = await answer.json()
  const other = data.find(
    ({ start_at, places_left, price_sale }) =>
      start_at > from.start_at && places_left > 0 && price_sale === from.price_sale,
  )
  if (!other) throw new Error('no other tee time at the price')
  return other
}

test('a golfer finds a friend for a place, insures the friend and lets both start on different tee times', async ({
  page,
  request,
  golfer,
}) => {
  const { id, amount, from } = await movable(request, golfer, 2)
  const other = await beside(request, from)
  const main = page.getByRole('main')
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await main.getByRole('button', { name: t('open') }).click()
  const dialog = page.getByRole('dialog').first()
  const onTop = page.getByRole('dialog').last()

  await dialog.getByRole('button', { name: t('find', 2) }).click()
  await onTop.getByLabel(text('vi', 'players', 'keyword')).fill(String(friend))
  await onTop.getByRole('button', { name: new RegExp(`vID ${friend}`) }).click()
  await expect(dialog.getByText(t('vid').replace('{vid}', String(friend)))).toBeVisible()

  await dialog.getByRole('button', { name: t('cover', 2) }).click()
  await onTop.getByRole('checkbox').first().press('Space')
  await onTop.getByRole('button').last().click()
  await expect(dialog.getByRole('button', { name: t('cover', 2) })).not.toContainText(t('noCover'))
  await expect(dialog.getByRole('button', { name: t('cover', 1) })).toContainText(t('noCover'))

  await dialog.getByText(t('move')).click()
  await dialog.locator('details').getByRole('combobox').nth(1).selectOption(String(other.start_at))
  await dialog.getByRole('button', { name: t('show') }).click()
  const quote = dialog.getByRole('status')
  await expect(quote).toContainText(t('covers').split('{before}')[0] ?? '')
  await expect(quote).toContainText(formatClock(other.start_at))
  await dialog.getByRole('button', { name: t('ask') }).click()
  await expect(main.getByText(t('asked'))).toBeVisible()

  const { requested_change: asked } = await billOf(request, golfer, id)
  const premium = asked.new_amount - amount
  expect(premium).toBeGreaterThan(0)
  await request.post(`/api/staff/bookings/${id}/answer-change`, {
    ...(await asStaff(request)),
    data: { fingerprint: asked.fingerprint, accepts: 1, reason: '' },
  })
  await expect(main.getByText(t('title'))).toBeVisible()
  await transfer(request, golfer, id, amount + premium)
  const bill = await billOf(request, golfer, id)
  expect(bill.flights.map((flight: { date_played: number }) => flight.date_played)).toEqual([
    from.start_at,
    other.start_at,
  ])
  const lines = bill.services.find(({ type }: { type: string }) => type === 'booking').listData
  expect(lines).toMatchObject([
    { packages: [], date_played: from.start_at },
    { packages: [{ price: premium }], date_played: other.start_at, name_out_system: '' },
  ])
  await expect(main.getByText(formatMoney(amount + premium)).first()).toBeVisible()
})
