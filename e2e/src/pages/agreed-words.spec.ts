import { expect, type Page } from '@playwright/test'
import { addDays, dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { enterCode, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { setServerClockAhead } from '../helpers/server-clock-ahead.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

// The pages ask ahead, so that an answer may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('texts agreed verbatim are shown where a golfer meets them', async ({ page }) => {
  const main = page.getByRole('main')
  const tooFar = addDays(dayOf(Date.now()), 700)
  await open(page, `/wap/tee-time/1?date=${tooFar}`, 'en')
  await expect(
    main.getByText('No tee time available for this date. Please choose another date.'),
  ).toBeVisible()

  await open(page, '/booking-now?facility_id=999999', 'en')
  await expect(
    main.getByText("We couldn't find the course. Please try again with a different course."),
  ).toBeVisible()

  await open(page, '/wap/booking?start_time=23:59', 'en')
  await expect(
    main.getByRole('form').getByRole('button', { name: text('en', 'booking', 'form.play') }),
  ).toContainText(`23:59 ${formatDay(dayOf(Date.now()))}`)
  // It indicates that something is missing, and names it when it is pressed all the same.
  await main.getByRole('button', { name: text('en', 'booking', 'form.send') }).press('Enter')
  await expect(page.getByText('please fill in all information')).toBeVisible()

  await open(page, '/wap/add-member', 'en')
  await main.getByLabel(text('en', 'players', 'keyword')).fill('zzqqxx')
  await expect(main.getByText('player not found')).toBeVisible()
  const guest = main.getByRole('button', { name: /^Add guest/ })
  await expect(guest).toHaveText('Add guest ‘zzqqxx’')
  await main.getByLabel(text('en', 'players', 'keyword')).fill('999999999')
  await expect(main.getByText('Player with this vID not found, please try again!')).toBeVisible()
  await expect(guest).toHaveCount(0)
  await expect(main.getByRole('tab')).toHaveText(['search by vID', 'outside system'])

  await open(page, '/san/chi-tiet/1', 'vi')
  await main.getByRole('button', { name: text('vi', 'course', 'reviews.send') }).click()
  await expect(main.getByText('Vui lòng viết bình luận.')).toBeVisible()
})

/** Opens the featured courses and shows them all, eight at a time; `asked` collects the page's own calls for them. */
async function showAllFeatured(page: Page) {
  const main = page.getByRole('main')
  const { data: featured } = await (
    await page.request.get('/api/services/get_review_facility?limit=100')
  ).json()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/get_review_facility')) asked.push(request.url())
  })
  await open(page, '/san-noi-bat', 'vi')
  const courses = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  for (let shown = 8; shown < featured.length; shown += 8) {
    await expect(courses).toHaveCount(shown)
    await main.getByRole('button', { name: text('vi', 'ui', 'showMore') }).click()
  }
  return { featured, courses, asked }
}

test('lists are as long as agreed: 8 featured courses and 8 more, 10 top courses, 8 reviews of 5 pictures, 6 news; all news are read ten by ten, two side by side', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const t = (key: string) => text('vi', 'course', key)
  const { featured, courses, asked } = await showAllFeatured(page)
  const more = main.getByRole('button', { name: text('vi', 'ui', 'showMore') })
  await expect(courses).toHaveCount(featured.length)
  await expect(more).toHaveCount(0)
  // They came with the page and were not asked for.
  expect(asked).toEqual([])

  const [{ name }] = featured
  await courses
    .first()
    .getByRole('button', { name: t('favourite.label').replace('{name}', name) })
    .click()
  await expect(page.getByText(t('favourite.added'))).toBeVisible()
  await open(page, '/wap/favourites', 'vi')
  await expect(courses).toHaveCount(1)
  await expect(courses).toContainText(name)

  await page.route('**/pictures/scenes/**', (route) => route.abort())
  await open(page, '/wap/top-course', 'vi')
  await expect(courses).toHaveCount(10)
  await expect(courses.first().locator('img')).toHaveAttribute('src', '/images/course.svg')
  await page.unroute('**/pictures/scenes/**')

  await open(page, '/wap', 'vi')
  await page.mouse.wheel(0, 200)
  const section = (key: string) => main.getByRole('region', { name: text('vi', 'home', key), exact: true })
  const reviews = section('reviews').last().getByRole('listitem')
  await expect(reviews).toHaveCount(8)
  await expect(reviews.first().locator('img')).toHaveCount(5)
  await expect(section('news').getByRole('listitem')).toHaveCount(6)

  // More news than the demo has.
  const { data: written } = await (await page.request.get('/api/services/get_data_post')).json()
  const pages: (string | null)[] = []
  await page.route('**/services/get_data_post*', (route) => {
    const number = new URL(route.request().url()).searchParams.get('page')
    // home asks for its six latest again when they are older than a minute
    if (new URL(page.url()).pathname === '/tin-tuc') pages.push(number)
    const data = Array.from({ length: number === '1' ? 10 : 3 }, (_, place) => ({
      ...written[0],
      post_id: Number(number) * 100 + place,
    }))
    return route.fulfill({ json: { error_code: 0, error_msg: '', data } })
  })
  const readNews = () =>
    section('news')
      .getByRole('link', { name: text('vi', 'ui', 'viewAll') })
      .click()
  await readNews()
  const news = main.getByRole('listitem')
  await expect(news).toHaveCount(10)
  const [left, right, below] = await Promise.all([0, 1, 2].map((at) => news.nth(at).boundingBox()))
  expect([right?.y, below?.x]).toEqual([left?.y, left?.x])
  expect(right?.x).toBeGreaterThan(left?.x ?? 0)
  await more.click()
  await expect(news).toHaveCount(13)
  await expect(more).toHaveCount(0)
  await page.goBack()
  await readNews()
  await expect(news).toHaveCount(13)
  expect(pages).toEqual(['1', '2'])
})

test('the way back to the featured courses finds their number and their place', async ({ page }) => {
  const main = page.getByRole('main')
  const { featured, courses, asked } = await showAllFeatured(page)
  const [{ name }] = featured
  await main.getByRole('button', { name: text('vi', 'course', 'searchDialog') }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(name)
  await page.getByRole('dialog').locator('[data-option]', { hasText: name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(courses).toHaveCount(featured.length)
  // The way back finds the page where it was left.
  await courses.last().scrollIntoViewIfNeeded()
  // The router stores the scroll position ten times a second; no user opens a card sooner than that.
  await page.waitForTimeout(300)
  await courses.last().getByRole('heading').click()
  await expect(page.getByRole('heading', { level: 1, name: featured.at(-1).name })).toBeVisible()
  await page.goBack()
  await expect(courses).toHaveCount(featured.length)
  await expect(courses.last()).toBeInViewport()
  // They came with the page and were not asked for again.
  expect(asked).toEqual([])
})

test('a golfer whose picture cannot be had is shown by the default one', async ({ page }) => {
  await page.route('**/pictures/avatars/**', (route) => route.abort())
  await open(page, '/san/chi-tiet/1', 'vi')
  await page.mouse.wheel(0, 200)
  await page.locator('#reviews li').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').locator('img[src="/images/avatar.svg"]').first()).toBeAttached()
})

test('pages are asked for as long as agreed: 50 bookings; and the bank is waited for 90 seconds', async ({
  page,
}) => {
  const asked = page.waitForRequest(/get_history_booking_merge/)
  await open(page, '/wap/history', 'vi')
  expect((await asked).postDataJSON()).toMatchObject({ limit: 50, page: 1 })
  await open(page, '/wap/bank-wait', 'vi')
  await expect(page.getByText(/sau (90|8\d) giây/)).toBeVisible()
})

test('a wrong code of a booking and one that is over have their words, and the session that ended its own', async ({
  page,
  request,
  golfer,
}) => {
  await page.clock.install()
  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'en')
  const form = page.getByRole('form', { name: text('en', 'booking', 'form.label') })
  // before that the form would refuse to be sent without a tee time
  await expect(form.getByRole('button', { name: text('en', 'booking', 'form.play') })).toContainText(
    formatClock(start_at),
  )
  const before = (await smsOf(request, golfer.phone)).length
  // The page goes on scrolling for a moment after the dialog has come.
  const scrolling = () => getComputedStyle(document.documentElement).overflowY
  const atFirst = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"]')) return
          watch.disconnect()
          resolve(getComputedStyle(document.documentElement).overflowY)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await form.getByRole('button', { name: text('en', 'booking', 'form.book'), exact: true }).click()
  const right = await codeFor(request, golfer.phone, before)
  const dialog = page.getByRole('dialog')
  expect(await atFirst).not.toBe('hidden')
  await expect.poll(() => page.evaluate(scrolling)).toBe('hidden')
  await enterCode(page, right === '111111' ? '222222' : '111111')
  await expect(dialog.getByText('Incorrect code, please try again.')).toBeVisible()
  await setServerClockAhead(page, 126_000)
  await page.clock.fastForward(126_000)
  await expect(dialog.getByText('Code has expired')).toBeVisible()

  await page.route('**/send_feedback_facility', (route) =>
    route.fulfill({ json: { error_code: 498, error_msg: '', data: null } }),
  )
  await open(page, '/san/chi-tiet/1', 'vi')
  await page.getByLabel(text('vi', 'course', 'reviews.comment')).fill('Mặt cỏ đẹp')
  await page.getByRole('button', { name: text('vi', 'course', 'reviews.send') }).click()
  const box = page.getByRole('dialog', { name: 'Thông báo', exact: true })
  await expect(box.getByRole('button', { name: 'Hủy', exact: true })).toBeVisible()
  await box.getByRole('button', { name: 'Đăng nhập lại', exact: true }).click()
  await expect(dialog.getByLabel(text('vi', 'account', 'phone'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('info'))).toBeNull()
})

test('a refused payment shows an error and leaves the other methods open, a refused list shows nothing', async ({
  page,
  request,
  golfer,
}) => {
  const bill = await placedBill(request, golfer.token)
  await page.route('**/create_request_for_wap_wgroup', (route) =>
    route.fulfill({ json: { error_code: 1799, error_msg: 'Cổng đang bảo trì', data: null } }),
  )
  await open(page, `/wap/payment-method?id_general_bill=${bill.id}`, 'vi')
  await page.getByText(text('vi', 'payment', 'method.hint.epay_all')).click()
  await expect(page.locator('[data-toast="error"]')).toHaveText(/Cổng đang bảo trì/)
  const box = page.getByRole('dialog')
  await box.getByRole('button', { name: text('vi', 'payment', 'card.back') }).click()
  await expect(box).toHaveCount(0)
  await expect(page.getByText(text('vi', 'payment', 'method.hint.bank'))).toBeVisible()

  await open(page, '/wap/search-facility', 'vi')
  const courses = page.getByRole('article')
  await expect(courses).toHaveCount(10)
  await page.route('**/search_facility*', (route) =>
    route.fulfill({ json: { error_code: 1, error_msg: 'Không có trang này', data: null } }),
  )
  const more = page.getByRole('button', { name: text('vi', 'ui', 'showMore') })
  const answered = page.waitForResponse('**/search_facility*')
  await more.click()
  await answered
  await expect(more).toBeEnabled()
  await expect(courses).toHaveCount(10)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
