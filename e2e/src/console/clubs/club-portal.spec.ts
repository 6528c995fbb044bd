import { expect } from '@playwright/test'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { firstCourse, openPortal, paidForTomorrow, secondCourse, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff } from '../../helpers/staff.ts'
import { type Language, text } from '../../helpers/texts.ts'

test('a club signs in to its own portal, accepts a request and acknowledges a paid booking', async ({
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'club', key)
  const asked = await sendRequest(request, golfer, secondCourse)
  const paid = await paidForTomorrow(request, golfer)
  const portal = await openPortal(browser, language)
  const main = portal.getByRole('main')
  const card = (code: string) => main.getByRole('article', { name: code })

  await test.step('the club sees its portal and its account, and no page of the operator', async () => {
    await expect(portal.getByRole('navigation').first().getByRole('link')).toHaveText([
      t('portal.title'),
      text(language, 'staff-people', 'sessions.title'),
    ])
    await portal.goto('/staff/refunds')
    await expect(main).toContainText(text(language, 'staff-admin', 'notPermitted'))
    await portal.goto('/staff')
    await portal.waitForURL((url) => url.pathname === '/staff/club-portal')
    expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('a paid booking is acknowledged with its reference', async () => {
    await main.getByLabel(t('portal.course'), { exact: true }).selectOption(String(firstCourse))
    const own = card(paid.code)
    await own.getByRole('button', { name: t('acknowledge') }).click()
    await expect(own).toContainText(t('missing'))
    await own.getByLabel(t('reference')).fill('VT-200')
    await own.getByRole('button', { name: t('acknowledge') }).click()
    await expect(own).toHaveCount(0)
  })

  await test.step('a request is accepted, and then its players are named', async () => {
    await main.getByLabel(t('portal.course'), { exact: true }).selectOption(String(secondCourse))
    const own = card(asked.code)
    await expect(own).not.toContainText('Trần Thị Thanh Hương')
    await own.getByLabel(t('reference')).fill('VT-201')
    await own.getByRole('button', { name: t('send.accept') }).click()
    await expect(own).toHaveCount(0)
  })
  await portal.context().close()

  const staff = await asStaff(request)
  const confirmed = await (await request.get(`/api/staff/bookings/${asked.id}`, staff)).json()
  expect(confirmed.data).toMatchObject({ state: 'confirmed', club: { reference: 'VT-201' } })
  const acknowledged = await (await request.get(`/api/staff/bookings/${paid.id}`, staff)).json()
  expect(acknowledged.data.club).toMatchObject({ reference: 'VT-200', answer: 'accepted' })
})

test('a club answers a review of its course, which golfers then read', async ({ page, browser }, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'staff-content', key)
  const portal = await openPortal(browser, language)
  const main = portal.getByRole('main')
  await main
    .getByLabel(text(language, 'club', 'portal.course'), { exact: true })
    .selectOption(String(secondCourse))
  await main.getByRole('link', { name: text(language, 'club', 'portal.tab.reviews') }).click()
  const review = main.getByRole('article').first()
  await expect(review.getByRole('button', { name: t('review.hide') })).toHaveCount(0)
  await review.getByRole('button', { name: t('review.reply') }).click()
  await review.getByLabel(t('review.replyText')).fill('Cảm ơn bạn, caddie rất vui.')
  await review.getByRole('button', { name: t('review.send') }).click()
  await expect(review).toContainText('Cảm ơn bạn, caddie rất vui.')
  await expect(review.getByRole('button', { name: t('review.changeReply') })).toBeVisible()
  await open(page, `/san/chi-tiet/${secondCourse}`, language)
  await expect(page.locator('#reviews')).toContainText('Cảm ơn bạn, caddie rất vui.')
})

test('a club closes tee times of its course, golfers no longer see them, and it opens them again', async ({
  request,
  browser,
}) => {
  const t = (key: string) => text('en', 'club', key)
  const golf = (key: string) => text('en', 'staff-golf', key)
  // a day that no other test uses
  const day = addDays(dayOf(Date.now()), 50)
  const clocks = async () => {
    const asked = { facility_id: secondCourse, date_played: day }
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', { data: asked })
    const { data }: { data: { time_start: string }[] } = await answer.json()
    return data.map(({ time_start }) => time_start)
  }
  const before = await clocks()
  const [first = '', second = '', third = ''] = before
  const portal = await openPortal(browser, 'en')
  const main = portal.getByRole('main')
  await main.getByRole('link', { name: t('portal.tab.closings') }).click()
  await main.getByLabel(t('portal.course'), { exact: true }).selectOption(String(secondCourse))
  const form = main.getByRole('form', { name: t('portal.closings.close') })
  for (const [field, value] of [
    ['day_to', formatDay(day)],
    ['day_from', formatDay(day)],
    ['time_from', second],
    ['time_to', third],
  ] as const) {
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).fill(value)
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).blur()
  }
  const preview = t('portal.closings.preview').replace('{tee_times}', '2').replace('{bookings}', '0')
  await expect(form).toContainText(preview)
  await form.getByLabel(golf('field.note')).fill('Aeration of the greens')
  await form.getByRole('button', { name: t('portal.closings.close') }).click()
  const closing = main.getByRole('article').filter({ hasText: 'Aeration of the greens' })
  await expect(closing).toContainText(`${second} – ${third}`)
  expect(await clocks()).toEqual([first, ...before.slice(3)])
  expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await closing.getByRole('button', { name: t('portal.closings.lift') }).click()
  await expect(closing).toHaveCount(0)
  expect(await clocks()).toEqual(before)
  await portal.context().close()
})

test('a club gives an allotment, requests within it are placed without asking it, and it takes it back', async ({
  request,
  golfer,
  browser,
}) => {
  const t = (key: string) => text('en', 'club', key)
  const golf = (key: string) => text('en', 'staff-golf', key)
  // a day that no other test uses
  const day = addDays(dayOf(Date.now()), 47)
  const headers = { authorization: `Bearer ${golfer.token}` }
  const asked = { facility_id: secondCourse, date_played: day }
  const sheet = await request.post('/api/for_wap/get_tee_time_by_facility', { data: asked })
  const { data: starts }: { data: { time_start: string; start_at: number }[] } = await sheet.json()
  const [first, second] = starts
  const book = async (start = first) => {
    const answer = await request.post('/api/services/create_booking_for_wap', {
      headers,
      data: {
        facility_id: secondCourse,
        date_played: start?.start_at,
        terms_agreed: 1,
        list_users: [{ user_id: golfer.vga, name_out_system: '', list_insurrance: [] }],
      },
    })
    const { data }: { data: { state: string; general_bill_code: string } } = await answer.json()
    return data
  }
  const portal = await openPortal(browser, 'en')
  const main = portal.getByRole('main')
  await main.getByRole('link', { name: t('portal.tab.allotments') }).click()
  await main.getByLabel(t('portal.course'), { exact: true }).selectOption(String(secondCourse))
  await expect(main).toContainText(t('portal.allotments.empty'))
  const form = main.getByRole('form', { name: t('portal.allotments.give') })
  for (const [field, value] of [
    ['day_to', formatDay(day)],
    ['day_from', formatDay(day)],
    ['time_to', second?.time_start ?? ''],
    ['time_from', first?.time_start ?? ''],
  ] as const) {
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).fill(value)
    await form.getByLabel(golf(`sheet.${field}`), { exact: true }).blur()
  }
  for (const kind of ['weekend', 'holiday']) await form.getByLabel(golf(`kind.${kind}`)).check()
  await form.getByLabel(t('portal.allotments.places')).fill('1')
  const give = form.getByRole('button', { name: t('portal.allotments.give') })
  const undo = portal
    .locator('[data-toast]')
    .getByRole('button', { name: text('en', 'staff', 'undo.button'), exact: true })
  await test.step('given by mistake, it is undone by key', async () => {
    await give.click()
    await expect(undo).toBeVisible()
    await portal.keyboard.press('u')
    await expect(main).toContainText(t('portal.allotments.empty'))
    await expect(undo).toHaveCount(0)
  })
  await give.click()
  const allotment = main.getByRole('article').filter({ hasText: formatDay(day) })
  await expect(allotment).toContainText(`${first?.time_start} – ${second?.time_start}`)
  await expect(allotment).toContainText(t('portal.allotments.placesOf_one').replace('{n}', '1'))
  expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await test.step('taken back by mistake, it is given again by key', async () => {
    await allotment.getByRole('button', { name: t('portal.allotments.takeBack') }).click()
    await expect(main).toContainText(t('portal.allotments.empty'))
    await portal.keyboard.press('u')
    await expect(allotment).toContainText(t('portal.allotments.placesOf_one').replace('{n}', '1'))
  })

  const within = await book()
  const beyond = await book()
  expect([within.state, beyond.state]).toEqual(['placed', 'requested'])
  await allotment.getByRole('button', { name: t('portal.allotments.takeBack') }).click()
  await expect(main).toContainText(t('portal.allotments.empty'))
  const later = await book(second)
  expect(later.state).toBe('requested')

  await main.getByRole('link', { name: t('portal.tab.waiting') }).click()
  for (const { general_bill_code: code } of [beyond, later])
    await expect(main.getByRole('article', { name: code })).toBeVisible()
  await expect(main.getByRole('article', { name: within.general_bill_code })).toHaveCount(0)
  await portal.context().close()
})

test('a club sets a price from a day on, which golfers then see, and takes it back', async ({
  request,
  browser,
}) => {
  const golf = (key: string) => text('en', 'staff-golf', key)
  const newPrice = 1_111_000
  const cost = async (day: string) => {
    const asked = { facility_id: secondCourse, date_played: day }
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', { data: asked })
    const { data }: { data: { price: number }[] } = await answer.json()
    return data.some(({ price }) => price === newPrice)
  }
  // days that no other test uses, of which one at least is neither of a weekend nor a holiday
  const days = [53, 54, 55, 56, 57].map((ahead) => addDays(dayOf(Date.now()), ahead))
  const day = days[0] ?? ''
  const isSold = async () => (await Promise.all(days.map(cost))).some(Boolean)
  const portal = await openPortal(browser, 'en')
  const main = portal.getByRole('main')
  await main.getByRole('link', { name: text('en', 'club', 'portal.tab.rates') }).click()
  await main
    .getByLabel(text('en', 'club', 'portal.course'), { exact: true })
    .selectOption(String(secondCourse))
  const rows = main.getByRole('table').getByRole('row')
  const running = rows.nth(1)
  await expect(running.getByLabel(golf('field.price'))).toBeDisabled()
  await expect(running.getByRole('button', { name: golf('rates.remove') })).toHaveCount(0)
  await running.getByRole('button', { name: golf('rates.split') }).click()
  await running.getByLabel(golf('field.valid_to')).fill(formatDay(addDays(day, -1)))
  await rows.last().getByLabel(golf('field.valid_from')).fill(formatDay(day))
  await rows.last().getByLabel(golf('field.price')).fill(String(newPrice))
  await main.getByRole('button', { name: golf('rates.save_other').replace('{n}', '2') }).click()
  await expect(portal.getByText(/^Saved\./)).toBeVisible()
  await expect.poll(isSold).toBe(true)
  expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const later = main.getByRole('row').filter({ has: portal.locator(`input[value="${formatDay(day)}"]`) })
  await later.getByRole('button', { name: golf('rates.remove') }).click()
  await running.getByLabel(golf('field.valid_to')).fill('')
  await main.getByRole('button', { name: golf('rates.save_other').replace('{n}', '2') }).click()
  await expect.poll(isSold).toBe(false)
  await portal.context().close()
})
