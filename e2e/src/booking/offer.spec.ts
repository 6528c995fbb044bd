import { type APIRequestContext, expect } from '@playwright/test'
import { formatMoney, percentOf } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { dayButtons } from '../helpers/booking-form.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)
const HOUR_MS = 3_600_000

type Offer = {
  product_id: number
  facility_id: number
  price_sale: number
  date_start: number
  cancel_terms: { deadline_hours: number; penalty_percent: number }
}
type Category = { id: number; is_flash_sale: number; products: Offer[] }

/** The latest offer that can be cancelled free of charge at first, with its category: often more than two weeks ahead. */
async function offerAhead(request: APIRequestContext): Promise<Offer & { category: number }> {
  const answer = await request.get('/api/services/get_list_categorys?lang=vi')
  const { data }: { data: Category[] } = await answer.json()
  const ahead = ({ date_start, cancel_terms }: Offer) =>
    date_start - Date.now() - cancel_terms.deadline_hours * HOUR_MS
  const [found] = data
    .flatMap(({ id, is_flash_sale, products }) =>
      is_flash_sale === 1 ? [] : products.map((offer) => ({ ...offer, category: id })),
    )
    .filter((offer) => offer.cancel_terms.penalty_percent > 0 && ahead(offer) > 24 * HOUR_MS)
    .toSorted((one, other) => other.date_start - one.date_start)
  if (!found) throw new Error('the demo world has no offer of some days ahead')
  return found
}

/** The first day on which the offer has a place. */
async function firstDayOf(request: APIRequestContext, { product_id, facility_id }: Offer) {
  for (let ahead = 0; ahead < 28; ahead += 1) {
    const day = addDays(dayOf(Date.now()), ahead)
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
      data: { facility_id, date_played: day },
    })
    const { data }: { data: { product_id: number | null; places_left: number }[] } = await answer.json()
    if (data.some((row) => row.product_id === product_id && row.places_left > 0)) return day
  }
  throw new Error('the offer has no place')
}

test('an offer says what cancelling costs and opens on its first day with places, all tee times in view and none chosen', async ({
  page,
  request,
}) => {
  const offer = await offerAhead(request)
  const { deadline_hours, penalty_percent } = offer.cancel_terms
  const day = await firstDayOf(request, offer)
  await open(page, `/wap/pax-by-category/${offer.category}`, 'vi')
  const card = page.locator(`main a[href*="product_id=${offer.product_id}&"]`)

  await test.step('the card names hours and đồng', async () => {
    const fee = t('tee-times', 'cancel.fee')
      .replace('{percent}', String(penalty_percent))
      .replace('{amount}', formatMoney(percentOf(offer.price_sale, penalty_percent)))
    await expect(card).toContainText(
      t('tee-times', 'cancel.until').replace('{n}', String(deadline_hours)).replace('{fee}', fee),
    )
  })

  await card.click()
  await page.waitForURL(/\/booking-now/)
  const main = page.getByRole('main')
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const play = form.getByRole('button', { name: t('booking', 'form.play') })
  const tiles = main.getByRole('button', { name: /^\d\d:\d\d/ })
  const chosen = main.getByRole('button', { name: /^\d\d:\d\d/, pressed: true })

  await test.step('the page begins with the first day that has places, and nothing is chosen', async () => {
    const pressed = dayButtons(main).and(page.locator('[aria-pressed="true"]'))
    await expect(pressed).toContainText(formatDayWithWeekday(day, 'vi'))
    await expect(tiles.first()).toBeVisible()
    await expect(tiles.first()).toBeInViewport()
    await expect(chosen).toHaveCount(0)
    await expect(play).toContainText(t('booking', 'form.chooseTime'))
  })

  await test.step('the other tee times stay in view once one is chosen', async () => {
    const shown = await tiles.count()
    expect(shown).toBeGreaterThan(1)
    const second = ((await tiles.nth(1).textContent()) ?? '').slice(0, 5)
    await tiles.nth(1).click()
    await expect(play).toContainText(second)
    await expect(chosen).toHaveText(new RegExp(`^${second}`))
    await expect(tiles.filter({ visible: true })).toHaveCount(shown)
  })

  await test.step('the form names hours and đồng too', async () => {
    const [before = '', after = ''] = t('booking', 'estimate.cancel.until')
      .replace('{n}', String(deadline_hours))
      .replace('{amount}', formatMoney(offer.price_sale))
      .split('{time}')
    const terms = form.getByText(before).filter({ hasText: after })
    await expect(terms).toBeVisible()
  })
})
