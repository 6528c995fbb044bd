import { type APIRequestContext, expect, test } from '@playwright/test'
import { dayOf, formatClock, formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { setServerClockAhead } from '../helpers/server-clock-ahead.ts'
import type { TeeTime } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)
const course = 2
const DAY_MS = 86_400_000

/** The address a tile of a tee time leads to. */
const addressOf = ({ start_at }: TeeTime) =>
  `/booking-now?facility_id=${course}&date_played=${start_at}&start_time=${formatClock(start_at)}`

/** The course's tee times of the first day from tomorrow on that has a full one between free ones. */
async function someTeeTimes(request: APIRequestContext): Promise<{ free: TeeTime[]; full: TeeTime }> {
  for (let ahead = 1; ahead < 60; ahead += 1) {
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
      data: { facility_id: course, date_played: dayOf(Date.now() + ahead * DAY_MS) },
    })
    const { data }: { data: TeeTime[] } = await answer.json()
    const free = data.filter(({ places_left }) => places_left > 0)
    const full = data.find(({ places_left }) => places_left === 0)
    if (full && free.length > 2) return { free, full }
  }
  throw new Error('the demo world has no day with a full tee time')
}

test('the tee time in the link is the one in the form; a sold one is reported and not replaced', async ({
  page,
  request,
}) => {
  const { free, full } = await someTeeTimes(request)
  const [first, second, third] = free as [TeeTime, TeeTime, TeeTime]
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const play = form.getByRole('button', { name: t('booking', 'form.play') })
  const shows = (teeTime: TeeTime) => expect(play).toContainText(formatPlayTime(teeTime.start_at))
  const tile = ({ start_at }: TeeTime) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${formatClock(start_at)}`) })

  const otherTimes = page.getByRole('button', { name: t('booking-steps', 'now.otherTimes') })

  await test.step('a choice survives a reload; the form is open, the other times are collapsed', async () => {
    await open(page, addressOf(first), 'vi')
    await shows(first)
    await expect(play).toBeInViewport()
    await expect(tile(second)).toBeHidden()
    await otherTimes.click()
    await tile(second).click()
    await shows(second)
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await shows(second)
  })

  await test.step('coming by another tee time of the course, or again by the first, begins with it', async () => {
    await open(page, addressOf(third), 'vi')
    await shows(third)
    await open(page, addressOf(first), 'vi')
    await shows(first)
  })

  await test.step('going back restores the earlier choice', async () => {
    await otherTimes.click()
    await tile(second).click()
    await shows(second)
    await open(page, '/wap/top-course', 'vi')
    await page.goBack()
    await shows(second)
  })

  await test.step('a full one is reported, and no other is chosen', async () => {
    await open(page, addressOf(full), 'vi')
    const said = t('booking', 'missing.gone').replace('{time}', formatPlayTime(full.start_at))
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(play).toContainText(t('booking', 'form.chooseTime'))
    await tile(first).click()
    await shows(first)
    await expect(page.getByText(said)).toBeHidden()
  })
})

test('an offer named alone is booked at its own course; an unknown course or offer is reported', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/services/get_list_categorys?lang=vi')).json()
  const [{ product_id, facility_name }] = data[0].products
  await open(page, `/booking-now?product_id=${product_id}`, 'vi')
  await expect(page.getByRole('heading', { name: facility_name })).toBeVisible()
  await expect(page.getByText(t('booking-steps', 'now.sale'))).toBeVisible()
  for (const unknown of ['product_id=999999', 'facility_id=999999', 'price=1']) {
    await open(page, `/booking-now?${unknown}`, 'vi')
    await expect(page.getByText('Không tìm thấy sân golf. Vui lòng thử lại với sân khác.')).toBeVisible()
  }
})

test('a flash sale and a category have the title named in their address, the sale with its countdown', async ({
  page,
  request,
}) => {
  type Category = { id: number; name: string; is_flash_sale: number; start_date_timestamp: number }
  const { data }: { data: Category[] } = await (
    await request.get('/api/services/get_list_categorys?lang=vi')
  ).json()
  const sale = data.find((one) => one.is_flash_sale === 1 && one.start_date_timestamp <= Date.now())
  const category = data.find(({ is_flash_sale }) => is_flash_sale === 0)
  const heading = page.getByRole('heading', { level: 1 })
  const clock = page.getByRole('main').getByRole('timer')
  const offers = page.getByRole('main').getByRole('link', { name: t('tee-times', 'bookNow') })
  const sold = {
    title: 'Sáng thứ Bảy',
    flash_sale_id: String(sale?.id),
    start_date_sale: String(Date.now() - 60_000),
    end_date_sale: String(Date.now() + 2 * 3_600_000),
  }
  await page.clock.install()
  await open(page, `/teetime?${new URLSearchParams({ ...sold, is_flash_sale: '1' })}`, 'vi')
  await expect(heading).toHaveText(sold.title)
  await expect(clock).toHaveText(/01:59:\d\d$/)
  await expect(offers.first()).toBeVisible()
  await setServerClockAhead(page, 2 * 3_600_000)
  await page.clock.fastForward(2 * 3_600_000)
  await expect(clock).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await open(page, `/wap/pax-by-category/${category?.id}?title=Chiều`, 'vi')
  await expect(heading).toHaveText('Chiều')
  await open(page, `/wap/pax-by-category/${category?.id}`, 'vi')
  await expect(heading).toHaveText(String(category?.name))
  await expect(offers.first()).toBeVisible()

  // A tee time which cannot be booked yet has no booking button.
  const coming = data.find((one) => one.is_flash_sale === 1 && one.start_date_timestamp > Date.now())
  await open(page, `/wap/pax-by-category/${coming?.id}`, 'vi')
  const opensSoon = page.getByRole('main').getByRole('link', { name: t('tee-times', 'opensSoon') })
  await expect(opensSoon.first()).toBeVisible()
  await expect(offers).toHaveCount(0)
})

test('a sale known only from its address has no countdown and no tee times', async ({ page }) => {
  const madeUp = {
    title: 'Sáng thứ Bảy',
    flash_sale_id: '999999',
    is_flash_sale: '1',
    start_date_sale: String(Date.now() - 60_000),
    end_date_sale: String(Date.now() + 2 * 3_600_000),
  }
  await open(page, `/teetime?${new URLSearchParams(madeUp)}`, 'vi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(madeUp.title)
  await expect(page.getByText(t('tee-times', 'none'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('timer')).toHaveCount(0)
})
