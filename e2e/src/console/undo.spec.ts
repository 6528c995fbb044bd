import { expect, type Page } from '@playwright/test'
import { sendRequest } from '../helpers/club.ts'
import { newColleague } from '../helpers/colleague.ts'
import { sessionHeaders, signInByCall } from '../helpers/devices/staff-cookie.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { toastOf, undone, undoOf } from '../helpers/undo.ts'

const t = (key: string) => text('en', 'staff', key)
const sharing = (key: string) => text('en', 'staff-sharing', key)

const panelOf = (page: Page) => page.getByRole('complementary', { name: t('panel.label') })

/** Snoozes the opened booking for the shortest time. */
async function snooze(page: Page): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: sharing('snooze') })
    .click()
  await page.getByRole('menuitem').first().click()
  await expect(panelOf(page).getByRole('button', { name: /bring back/ })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('a snooze is undone by key and by the button of its toast', async ({ request, golfer, browser }) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const page = await openConsole(browser)
  await open(page, `/staff?q=${code}&id=${id}`, 'en')
  const snoozeButton = panelOf(page).getByRole('button', { name: sharing('snooze') })

  await test.step('by key, while the focus stays where it was', async () => {
    await snooze(page)
    await expect(undoOf(page)).toBeVisible()
    await expect(undoOf(page)).not.toBeFocused()
    await page.keyboard.press('u')
    await expect(undone(page)).toBeVisible()
    await expect(snoozeButton).toBeVisible()
    await expect(undoOf(page)).toHaveCount(0)
  })

  await test.step('by the button, reached without a mouse, after which the focus goes back', async () => {
    await snooze(page)
    const before = panelOf(page).getByRole('button', { name: /bring back/ })
    await before.focus()
    await undoOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(snoozeButton).toBeVisible()
    await expect(undoOf(page)).toHaveCount(0)
  })

  await test.step('of several picked bookings at once, which is listed among the keys', async () => {
    await page.keyboard.press('s')
    const toolbar = page.getByRole('toolbar')
    await toolbar.getByRole('button', { name: sharing('claim') }).click()
    await expect(panelOf(page)).toContainText(sharing('mine'))
    await undoOf(page).click()
    await expect(panelOf(page)).not.toContainText(sharing('mine'))
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText(t('keys.undo'))
  })
  await page.context().close()
})

test('taking a booking and releasing it are each undone, for the colleagues too', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const headers = sessionHeaders(await signInByCall(await newColleague(request)))
  const holder = async () => {
    const { data } = await (await request.get(`/api/staff/bookings/${id}`, { headers })).json()
    return data.claimed_by?.id ?? null
  }
  const page = await openConsole(browser)
  await open(page, `/staff?q=${code}&id=${id}`, 'en')
  const panel = panelOf(page)
  const claim = panel.locator('[data-share="claim"]')
  await expect(claim).toHaveText(sharing('claim'))
  await expect(undoOf(page)).toHaveCount(0)
  expect(await holder()).toBeNull()

  await test.step('taken, and free again', async () => {
    await claim.click()
    await expect(toastOf(page, 'success').filter({ hasText: sharing('claimed') })).toBeVisible()
    await expect(panel).toContainText(sharing('mine'))
    expect(await holder()).not.toBeNull()
    await undoOf(page).click()
    await expect(undone(page)).toBeVisible()
    await expect(claim).toHaveText(sharing('claim'))
    expect(await holder()).toBeNull()
    await page.reload()
    await expect(claim).toHaveText(sharing('claim'))
    await expect(panel).not.toContainText(sharing('mine'))
  })

  await test.step('released, and with the same holder again', async () => {
    await claim.click()
    await expect(panel).toContainText(sharing('mine'))
    await expect(claim).not.toHaveAttribute('aria-busy')
    const before = await holder()
    await claim.click()
    await expect(toastOf(page, 'success').filter({ hasText: sharing('released') })).toBeVisible()
    await expect(panel).not.toContainText(sharing('mine'))
    expect(await holder()).toBeNull()
    await undoOf(page).click()
    await expect(undone(page)).toBeVisible()
    await expect(panel).toContainText(sharing('mine'))
    expect(await holder()).toBe(before)
    await page.reload()
    await expect(panel).toContainText(sharing('mine'))
  })
  await page.context().close()
})

test('what a colleague changed meanwhile is not undone, and the reason is shown', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const headers = sessionHeaders(await signInByCall(await newColleague(request)))
  const page = await openConsole(browser)
  await open(page, `/staff?q=${code}&id=${id}`, 'en')
  await snooze(page)
  await expect(undoOf(page)).toBeVisible()
  const until = Date.now() + 25 * 60_000
  const again = await request.post(`/api/staff/bookings/${id}/snooze`, { headers, data: { until } })
  expect((await again.json()).error_msg).toBe('')

  await page.keyboard.press('u')
  await expect(
    toastOf(page, 'warning').filter({ hasText: 'A colleague has just changed this' }),
  ).toBeVisible()
  await expect(undone(page)).toHaveCount(0)
  const { data: booking } = await (await request.get(`/api/staff/bookings/${id}`, { headers })).json()
  expect(booking.snoozed_until).toBe(until)
  await page.context().close()
})

test('saved rates of a course are undone by key', async ({ browser }) => {
  const golf = (key: string) => text('en', 'staff-golf', key)
  const page = await openConsole(browser)
  await open(page, '/staff/rates?facility=41&customer=group', 'en')
  const price = page.getByRole('main').getByLabel(golf('field.price'), { exact: true }).first()
  await expect(price).toHaveValue(/\d/)
  const before = await price.inputValue()
  await price.fill('1234000')
  await page.getByRole('button', { name: golf('rates.save_one').replace('{n}', '1') }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await page.keyboard.press('u')
  await expect(undone(page)).toBeVisible()
  await expect(price).toHaveValue(before)
  await page.context().close()
})

test('a hidden review is shown to golfers again when hiding it is undone', async ({ request, browser }) => {
  // a course that no other test reads reviews of
  const course = 23
  const content = (key: string) => text('en', 'staff-content', `review.${key}`)
  const page = await openConsole(browser)
  await open(page, `/staff/reviews?state=all&course=${course}`, 'en')
  const row = page.getByRole('article').first()
  const words = (await row.getByRole('paragraph').first().textContent()) ?? ''
  const review = page.getByRole('article').filter({ hasText: words })
  const seenByGolfers = async () => {
    const answer = await request.get(`/api/services/list_feedback_facility?id=${course}&limit=50`)
    const { data }: { data: object[] } = (await answer.json()).data.reviews
    return data.some((one) => Object.values(one).includes(words))
  }
  await expect.poll(seenByGolfers).toBe(true)

  await test.step('hiding it asks for a reason, and U shows it again', async () => {
    await review.getByRole('button', { name: content('hide') }).click()
    await review.getByLabel(content('hideReason')).fill('Names a caddie')
    await page.keyboard.press('Tab')
    await review.getByRole('button', { name: content('hide') }).click()
    await expect(review.getByText(content('hidden'), { exact: true })).toBeVisible()
    await expect.poll(seenByGolfers).toBe(false)
    await expect(undoOf(page)).toBeVisible()
    await page.keyboard.press('u')
    await expect(undone(page)).toBeVisible()
    await expect(review.getByText(content('hidden'), { exact: true })).toHaveCount(0)
    await expect.poll(seenByGolfers).toBe(true)
    await expect(undoOf(page)).toHaveCount(0)
  })
  await page.context().close()
})

test('a saved note for the starter is undone: the one before is back, not an empty one', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const headers = sessionHeaders(await signInByCall(await newColleague(request)))
  const data = { note: '2 buggies', seen_note: '' }
  const first = await request.post(`/api/staff/bookings/${id}/start-note`, { headers, data })
  expect((await first.json()).error_msg).toBe('')
  const stored = async () =>
    (await (await request.get(`/api/staff/bookings/${id}`, { headers })).json()).data.start_note
  const page = await openConsole(browser)
  await open(page, `/staff?q=${code}&id=${id}`, 'en')
  const note = panelOf(page).getByLabel(t('attendance.note'))
  await expect(note).toHaveValue('2 buggies')
  await note.fill('2 buggies, 1 rental set')
  await panelOf(page)
    .getByRole('button', { name: t('attendance.saveNote') })
    .click()
  await expect(toastOf(page, 'success').filter({ hasText: t('attendance.noteSaved') })).toBeVisible()
  expect(await stored()).toBe('2 buggies, 1 rental set')
  await undoOf(page).click()
  await expect(undone(page)).toBeVisible()
  await expect(note).toHaveValue('2 buggies')
  expect(await stored()).toBe('2 buggies')
  await page.context().close()
})
