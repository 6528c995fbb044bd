import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { openPortal, secondCourse, sendRequest } from '../../helpers/club.ts'
import { consoleOf, newColleague } from '../../helpers/colleague.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const club = (key: string) => text('en', 'club', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const staff = (key: string) => text('en', 'staff', key)
const change = (key: string) => text('en', 'staff-change', key)

const note = 'Top dressing of the fairways'

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

/** The club closes one tee time in its portal. */
async function closeInPortal(portal: Page, start: number): Promise<void> {
  const main = portal.getByRole('main')
  await main.getByRole('link', { name: club('portal.tab.closings') }).click()
  await main.getByLabel(club('portal.course'), { exact: true }).selectOption(String(secondCourse))
  const form = main.getByRole('form', { name: club('portal.closings.close') })
  for (const [field, value] of [
    ['day_to', formatDay(dayOf(start))],
    ['day_from', formatDay(dayOf(start))],
    ['time_from', formatClock(start)],
    ['time_to', formatClock(start)],
  ] as const) {
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).fill(value)
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).blur()
  }
  await expect(form).toContainText(
    club('portal.closings.preview').replace('{tee_times}', '1').replace('{bookings}', '1'),
  )
  await form.getByLabel(golf('field.note')).fill(note)
  await form.getByRole('button', { name: club('portal.closings.close') }).click()
  await expect(main.getByRole('article').filter({ hasText: note })).toBeVisible()
}

/** The club opens the tee time again in its portal. */
async function openInPortal(portal: Page): Promise<void> {
  const closing = portal.getByRole('main').getByRole('article').filter({ hasText: note })
  await closing.getByRole('button', { name: club('portal.closings.lift') }).click()
  await expect(closing).toHaveCount(0)
}

/** Another start of that day with places for two. */
async function openStart(request: APIRequestContext, taken: number): Promise<{ label: string }> {
  const params = { facility_id: secondCourse, date_played: dayOf(taken) }
  const answer = await request.get('/api/booking/booking_pax/sugestion_teetime_for_wap', { params })
  const { data } = await answer.json()
  return data.find(
    (start: { start_at: number; places_left: number }) => start.start_at !== taken && start.places_left > 1,
  )
}

test('staff see at once that a club closed a booked tee time: it hosts the booking, or they move it away', async ({
  request,
  golfer,
  browser,
}) => {
  // a day that no other test uses
  const asked = await sendRequest(request, golfer, secondCourse, 44)
  const { data: booking } = await (
    await request.get(`/api/staff/bookings/${asked.id}`, await asStaff(request))
  ).json()
  const page = await consoleOf(browser, await newColleague(request, [secondCourse], ['sales']))
  await open(page, '/staff?tab=club_closed', 'en')
  const tab = page.getByRole('link', { name: staff('tab.club_closed') })
  const row = page.getByRole('row').filter({ hasText: asked.code })
  const panel = page.getByRole('complementary', { name: staff('panel.label') })
  const mark = panel.getByText(staff('club.closedUnder'))
  await expect(tab).toHaveText(`${staff('tab.club_closed')}0`)
  await expect(row).toHaveCount(0)

  const portal = await openPortal(browser, 'en')
  await closeInPortal(portal, booking.date_played)

  await test.step('the booking appears without a reload, with its mark', async () => {
    await expect(row).toContainText(staff('club.closed'))
    await expect(tab).toHaveText(`${staff('tab.club_closed')}1`)
    await page.keyboard.press('1')
    await expect(row).toContainText(staff('club.closed'))
    await page.keyboard.press('9')
    await expect(tab).toHaveAttribute('aria-current', 'page')
  })

  await test.step('its panel names who closed it, and why', async () => {
    await row.getByRole('button', { name: asked.code }).click()
    await expect(mark).toBeVisible()
    await expect(panel).toContainText(`${golf('reason.maintenance')}: ${note}`)
    await expect(panel).toContainText('(club)')
  })

  await test.step('once the club hosts it, it is gone from the list and its panel says so', async () => {
    await panel.getByRole('button', { name: staff('club.hosts') }).click()
    const question = page.getByRole('dialog').filter({ hasText: staff('club.hostsQuestion') })
    await question.getByRole('button', { name: staff('club.hosts') }).click()
    await expect(page.getByText(staff('club.hostsDone').replace('{code}', asked.code))).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(tab).toHaveText(`${staff('tab.club_closed')}0`)
    await expect(mark).toHaveCount(0)
    const [settled = ''] = staff('club.hostedAnyway').split('{time}')
    await expect(panel.getByText(settled)).toBeVisible()
  })

  await test.step('closed once more, it is listed again', async () => {
    await openInPortal(portal)
    await closeInPortal(portal, booking.date_played)
    await portal.context().close()
    await expect(row).toContainText(staff('club.closed'))
    await expect(mark).toBeVisible()
  })

  await test.step('moved to an open tee time, it is gone from the list', async () => {
    const { label } = await openStart(request, booking.date_played)
    await panel.getByRole('button', { name: change('open') }).click()
    await panel.getByRole('radio', { name: label }).check()
    await panel.getByRole('button', { name: change('show') }).click()
    await expect(panel.getByRole('status')).toContainText('→')
    await panel.getByLabel(change('reason')).fill('Closed by the club')
    await panel.getByRole('button', { name: change('apply') }).click()
    await expect(page.getByText(change('done').replace('{code}', asked.code))).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(tab).toHaveText(`${staff('tab.club_closed')}0`)
    await open(page, `/staff?tab=all&id=${asked.id}`, 'en')
    await expect(panel.getByRole('heading', { name: asked.code })).toBeVisible()
    await expect(mark).toHaveCount(0)
  })
  await page.context().close()
})
