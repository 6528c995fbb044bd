import { expect } from '@playwright/test'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open, register } from '../../helpers/golfer.ts'
import { logIn, test } from '../../helpers/signed-in.ts'
import { asStaff } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { seenPopup } from '../../setup/seen-popup.ts'

const t = (key: string) => text('vi', 'history', `waitlist.${key}`)

type Start = { start_at: number; time_start: string; places_left: number; price: number | null }

test('a golfer waits for a full day, and has the booking once a request ends', async ({
  page,
  request,
  browser,
}) => {
  const staff = await asStaff(request)
  // no other test books at this course
  const [course, day] = [50, addDays(dayOf(Date.now()), 12)]
  const sheet = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: new Date(`${day}T00:00:00+07:00`).getTime() },
  })
  const starts: Start[] = (await sheet.json()).data
  const first = starts.find(({ places_left, price }) => places_left === 4 && price !== null)
  if (!first) throw new Error('the demo world has no free tee time there')

  const requestId =
    await test.step('the day has one tee time, and a request for all of its places', async () => {
      const clock = formatClock(first.start_at)
      for (const [time_from, time_to] of [
        ['00:00', before(clock)],
        [after(clock), '23:59'],
      ]) {
        const closed = await request.post('/api/staff/tee-sheet/close', {
          ...staff,
          data: {
            facility_id: course,
            day_from: day,
            day_to: day,
            time_from,
            time_to,
            reason: 'tournament',
            note: '',
            end_reason: 'Demo',
          },
        })
        expect((await closed.json()).error_msg).toBe('')
      }
      const other = await logIn(request, newPhone())
      const sent = await request.post('/api/services/create_booking_for_wap', {
        headers: { authorization: `Bearer ${other.token}` },
        data: {
          facility_id: course,
          date_played: first.start_at,
          list_users: Array.from({ length: 4 }, (_, at) => ({
            user_id: -1,
            name_out_system: `Khách Demo ${at + 1}`,
            list_insurrance: [],
          })),
          terms_agreed: 1,
        },
      })
      const { data, error_msg } = await sent.json()
      expect(error_msg).toBe('')
      return Number(data.id_general_bill)
    })

  await test.step('a visitor is offered it too, logs in, and finds the form open', async () => {
    const context = await browser.newContext({ storageState: seenPopup })
    const visitor = await context.newPage()
    await open(visitor, `/wap/tee-time/${course}?date=${day}`, 'vi')
    await visitor.getByRole('button', { name: t('logIn') }).click()
    await register(visitor, request, newPhone(), 'vi')
    await expect(visitor.getByRole('region', { name: t('form.title') })).toBeVisible()
    await context.close()
  })

  await test.step('the golfer joins the waitlist of the day', async () => {
    await open(page, `/wap/tee-time/${course}?date=${day}`, 'vi')
    await page.getByRole('button', { name: t('join') }).click()
    const form = page.getByRole('region', { name: t('form.title') })
    await form.getByRole('button', { name: t('form.send') }).click()
    await expect(page.getByRole('link', { name: t('joined') })).toBeVisible()
  })

  const entry = page.locator('[data-waitlist]')
  await test.step('and is the next there', async () => {
    await open(page, '/wap/history', 'vi')
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText(t('entry.next'))
  })

  await test.step('the request ends: the places are the golfer’s', async () => {
    const ended = await request.post(`/api/staff/bookings/${requestId}/reject`, {
      ...staff,
      data: { reason: 'Demo' },
    })
    expect((await ended.json()).error_msg).toBe('')
    await expect(async () => {
      await open(page, '/wap/history', 'vi')
      await expect(entry).toContainText(t('entry.booked'), { timeout: 2_000 })
    }).toPass()
    await entry.getByRole('link', { name: t('entry.bill') }).click()
    await expect(page).toHaveURL(/detail-history-booked/)
    await expect(page.getByRole('main')).toContainText(formatClock(first.start_at))
  })
})

const before = (clock: string) => moved(clock, -1)
const after = (clock: string) => moved(clock, 1)

/** The clock time this many minutes later. */
function moved(clock: string, minutes: number): string {
  return formatClock(new Date(`2026-01-01T${clock}:00+07:00`).getTime() + minutes * 60_000)
}
