import { expect } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { ownOf, type TeeTime } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-change', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('a golfer books A–B, staff name another path, and bill and SMS follow', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const staff = await asStaff(request)
  const found = await (
    await request.get('/api/staff/courses', { ...staff, params: { q: 'Long Biên' } })
  ).json()
  const course: number = found.data[0].id
  const day = Date.now() + 12 * 86_400_000
  const listed = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: day, number_hole: 18 },
  })
  const { data: teeTimes }: { data: TeeTime[] } = await listed.json()
  const [{ start_at } = { start_at: 0 }] = ownOf(teeTimes).filter(({ places_left }) => places_left === 4)
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: {
      facility_id: course,
      date_played: start_at,
      list_users: [{ user_id: -1, name_out_system: 'Khách Demo', list_insurrance: [] }],
      terms_agreed: 1,
    },
  })
  const { data } = await sent.json()
  const id: number = data.id_general_bill
  const path: string = data.flights[0].path
  expect(path).toMatch(/^[A-C]–[A-C]$/)
  const other = path === 'C–A' ? 'C–B' : 'C–A'

  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByText(`${formatClock(start_at)} ·\u00a0${path}`)).toBeVisible()

  const console_ = await openConsole(browser)
  await open(console_, `/staff?tab=all&id=${id}`, 'en')
  const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  await expect(panel.getByText(new RegExp(path)).first()).toBeVisible()
  await panel.getByRole('button', { name: t('open') }).click()
  await panel.getByLabel(text('en', 'staff-golf', 'schedule.path')).selectOption(other)
  await panel.getByLabel(t('reason')).fill('Maintenance on the first nine')
  await panel.getByRole('button', { name: t('show') }).click()
  const quote = panel.getByRole('status')
  await expect(quote).toContainText(other)
  await expect(quote).toContainText(t('effectClub'))
  await panel.getByRole('button', { name: t('apply') }).click()
  await expect(panel.getByText(new RegExp(other)).first()).toBeVisible()

  await expect(page.getByText(`${formatClock(start_at)} ·\u00a0${other}`)).toBeVisible()
  const news = await smsOf(request, golfer.phone)
  expect(news.filter(({ text: words }) => words.includes(other.replace('–', '-')))).toHaveLength(1)
  await open(console_, `/staff/tee-sheet?facility=${course}&day=${dayOf(start_at)}`, 'en')
  await expect(console_.getByText(`${data.general_bill_code}: ${other}`)).toBeVisible()
  await console_.context().close()
})
