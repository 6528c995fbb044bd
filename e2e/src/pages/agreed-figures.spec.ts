import { expect, type Page, test as visit } from '@playwright/test'
import { secondsLeftOf } from '../helpers/cookie-life.ts'
import { openCoursePicker } from '../helpers/course-picker.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

/** Stops the page's clock, so that it advances only by explicit milliseconds. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
}

/** The calls to a path from here on, with what each asks for. */
function asked(page: Page, path: string): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(path))
      calls.push(request.postData() ? request.postDataJSON() : Object.fromEntries(url.searchParams))
  })
  return calls
}

test('a search goes out 300 ms after the last key, for as many as agreed: 10 courses, 7 golfers, 3 after a new order', async ({
  page,
}) => {
  await page.clock.install()
  /** Nothing is asked for until the 300th millisecond, and then this. */
  const asksAfter300 = async (calls: object[], wanted: Record<string, unknown>) => {
    const before = calls.length
    await page.clock.runFor(299)
    await page.evaluate(() => fetch('/readyz'))
    expect(calls).toHaveLength(before)
    await page.clock.runFor(1)
    await expect.poll(() => calls.at(-1)).toMatchObject(wanted)
  }

  const courses = asked(page, '/services/search_courses_for_web')
  const dialog = await openCoursePicker(page)
  await expect(dialog.locator('[data-option]')).toHaveCount(10)
  expect(courses).toEqual([expect.objectContaining({ q: 'c', limit: '10' })])
  await stopClock(page)
  await dialog.getByRole('searchbox').fill('  Vân Trì ')
  await asksAfter300(courses, { q: 'Vân Trì', limit: '10' })

  await page.clock.resume()
  const golfers = asked(page, '/services/search_user')
  await open(page, '/wap/add-member', 'vi')
  const keyword = page.getByLabel(t('players', 'keyword'))
  await keyword.waitFor()
  await stopClock(page)
  await keyword.fill('Nguyễn')
  await asksAfter300(golfers, { keyword_golfer: 'Nguyễn', limit: 7 })

  await page.clock.resume()
  const facilities = asked(page, '/services/search_facility')
  await open(page, '/wap/search-facility', 'vi')
  await expect(page.getByRole('article').first()).toBeVisible()
  await stopClock(page)
  await page.getByRole('textbox', { name: t('search', 'place') }).fill('golf')
  await asksAfter300(facilities, { place: 'golf', limit: '10' })
  await page.clock.resume()
  for (const [name, sort] of [
    ['Giá thấp đến cao', '1'],
    ['Giá cao đến thấp', '2'],
    ['Mặc định', undefined],
  ] as const) {
    const toggle = page.getByRole('button', { name: t('search', 'sort.label') })
    await toggle.click()
    await expect(toggle).toContainText(name)
    await expect.poll(() => [facilities.at(-1)?.limit, facilities.at(-1)?.sort]).toEqual(['3', sort])
  }
})

test('an error is visible for 5 seconds and the typed values can be sent again; “copied” for 3', async ({
  page,
}) => {
  await page.clock.install()
  const toast = (kind: 'error' | 'success') => page.locator(`[data-toast="${kind}"]`)
  /** It is there until the last of these milliseconds. */
  const isVisibleFor = async (kind: 'error' | 'success', words: string, ms: number) => {
    await expect(toast(kind)).toContainText(words)
    await page.clock.runFor(ms - 1)
    await expect(toast(kind)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(kind)).toHaveCount(0)
  }

  await open(page, '/san/chi-tiet/1', 'vi')
  const stars = page.getByRole('radio')
  await expect(stars).toHaveCount(5)
  await expect(stars.nth(4)).toBeChecked()
  const comment = page.getByLabel(t('course', 'reviews.comment'))
  const send = page.getByRole('button', { name: t('course', 'reviews.send') })
  await comment.fill('Mặt cỏ đẹp')
  await page.route('**/send_feedback_facility', (route) =>
    route.fulfill({ status: 500, json: { error_code: 500, error_msg: 'Máy chủ đang bận', data: null } }),
  )
  await stopClock(page)
  await send.click()
  await isVisibleFor('error', 'Máy chủ đang bận', 5_000)
  await expect(comment).toHaveValue('Mặt cỏ đẹp')
  await expect(send).toBeEnabled()

  await page.clock.resume()
  await open(page, '/wap/wallet/qr-payment?payment_amount=150000', 'vi')
  const copy = page.getByRole('button', { name: `${t('ui', 'copy')}: ${t('payment', 'qr.content')}` })
  await copy.waitFor()
  await stopClock(page)
  await copy.click()
  await isVisibleFor('success', 'Đã sao chép', 3_000)
})

test('a review is sent as agreed, and its list starts again with the first ten', async ({ page, golfer }) => {
  const lists = asked(page, '/services/list_feedback_facility')
  const sent = asked(page, '/services/send_feedback_facility')
  const unrated = { greens: null, fairways: null, caddie: null, value: null }
  await page.route('**/list_feedback_facility*', async (route) => {
    const number = new URL(route.request().url()).searchParams.get('page')
    const data = Array.from({ length: number === '1' ? 10 : 1 }, (_, place) => ({
      id: Number(number) * 100 + place,
      review_name: 'Golfer Demo',
      review_avatar: '',
      review_content: `Bình luận ${number}.${place}`,
      review_rating: 4,
      scores: unrated,
      photos: [],
      helpful: 0,
      created_at: Date.now(),
      reply: null,
    }))
    const count = [{ review_rating: 4, count: 11 }]
    await route.fulfill({
      json: { error_code: 0, error_msg: '', data: { count, scores: unrated, reviews: { total: 11, data } } },
    })
  })
  // a new golfer has no played round: reviews the server accepts are tested with the server
  await page.route('**/send_feedback_facility', (route) =>
    route.fulfill({
      json: {
        error_code: 0,
        error_msg: '',
        data: {
          id: 1,
          review_name: 'Golfer Demo',
          review_avatar: '',
          review_content: 'Green nhanh',
          review_rating: 3,
          scores: unrated,
          photos: [],
          helpful: 0,
          created_at: Date.now(),
          reply: null,
        },
      },
    }),
  )
  await open(page, '/san/chi-tiet/3', 'vi')
  const reviews = page.getByRole('listitem').filter({ hasText: /Bình luận \d/ })
  const comment = page.getByLabel(t('course', 'reviews.comment'))
  const more = page.getByRole('button', { name: t('ui', 'showMore'), exact: true })
  const send = async (content: string) => {
    await comment.fill(content)
    // the star, as a finger does: the button behind it has no size to be hit
    await page.getByRole('radio').nth(2).locator('..').click()
    await page.getByRole('button', { name: t('course', 'reviews.send') }).click()
    await expect(comment).toHaveValue('')
    await expect(page.getByRole('radio').nth(4)).toBeChecked()
    await expect(reviews).toHaveCount(10)
    expect(lists.at(-1)).toMatchObject({ id: '3', page: '1' })
  }
  await send('Green nhanh')
  expect(sent).toEqual([
    expect.objectContaining({
      id: 3,
      flight_id: 0,
      review_golfer_id: golfer.vga,
      review_name: golfer.fullname,
      review_avatar: golfer.avatar,
      review_content: 'Green nhanh',
      review_rating: 3,
    }),
  ])
  await more.click()
  await expect(reviews).toHaveCount(11)
  expect(lists.at(-1)).toMatchObject({ page: '2' })
  await expect(more).toHaveCount(0)
  await send('Caddie vui')
})

test('points are looked at every 20 seconds, and no call is given up before 600', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.timeout = String(ms)
      return timeout(ms)
    }
  })
  const looks = asked(page, '/wallet/get_point')
  await open(page, '/wap/top-course', 'vi')
  await expect.poll(() => looks.length).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('data-timeout', '600000')
  const answered = page.waitForResponse('**/wallet/get_point*')
  await stopClock(page)
  await answered
  // the page counts from when it has read the answer
  await page.evaluate(() => fetch('/readyz').then((ready) => ready.text()))
  const before = looks.length
  await page.clock.runFor(19_999)
  await page.evaluate(() => fetch('/readyz'))
  expect(looks).toHaveLength(before)
  await page.clock.runFor(1)
  await expect.poll(() => looks.length).toBe(before + 1)
})

test('the wallet shows its movements ten by ten, from page 0', async ({ page }) => {
  const pages = asked(page, '/wallet/point_history_for_wap')
  await page.route('**/wallet/point_history_for_wap*', async (route) => {
    const first = Number(new URL(route.request().url()).searchParams.get('page')) === 0
    const movement = (id: number) => ({
      id,
      created_at: Date.now(),
      transaction_code: `GD${id}`,
      type: id % 2,
      point: 150_000,
      point_balance: 150_000,
      description: `<b>Lần</b> ${id}<img src="/no/such.jpg" onerror="document.title='harm'">`,
    })
    const data = Array.from({ length: first ? 10 : 9 }, (_, place) =>
      movement(first ? 19 - place : 9 - place),
    )
    await route.fulfill({ json: { error: 0, msg: '', error_code: 0, error_msg: '', data } })
  })
  await open(page, '/wap/wallet/history-transaction', 'vi')
  const rows = page.getByRole('list', { name: t('wallet', 'history') }).getByRole('listitem')
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(19)
  expect(pages.map(({ page: number }) => number)).toEqual(['0', '1'])
  // Its words may be marked up, and do nothing.
  await expect(rows.first().locator('b')).toHaveText('Lần')
  await expect(rows.first().locator('[onerror]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('harm')
})

visit('a flag of a visit or a login is kept for an hour', async ({ page, context }) => {
  await open(page, '/wap?source=7&event=he', 'vi')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'source')?.value)
    .toBe('7')
  expect(Math.round((await secondsLeftOf(context, 'source')) / 60)).toBe(60)
})
