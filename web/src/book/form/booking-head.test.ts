import { QueryClient } from '@tanstack/react-query'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { priceStrip } from '#api/queries/tee-times.ts'
import { textsIn } from '#i18n/load.ts'
import { bookingHead } from './booking-head.ts'

const origin = 'https://golf.example'

async function headOf(
  course: Parameters<typeof bookingHead>[1],
  productId?: number,
  prices: readonly (number | null)[] = [],
) {
  const texts = textsIn('vi', false)
  await texts.load(['booking', 'shell'])
  const queryClient = new QueryClient()
  const today = dayOf(Date.now())
  queryClient.setQueryData<unknown>(
    priceStrip({ facility_id: course?.id, product_id: productId }).queryKey,
    prices.map((price, place) => ({ day: addDays(today, place), price })),
  )
  const { meta, links } = bookingHead({ origin, texts, queryClient }, course, productId)
  return {
    meta,
    canonical: links.flatMap((link) => (link.rel === 'canonical' ? [link.href] : [])),
    data: meta.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : [])),
  }
}

const course = { id: 4, name: 'Sân golf Vân Trì' }

test('search engines read the lowest price of the offer, and who makes it', async () => {
  const { data } = await headOf(course, 47, [null, 1_500_000, 900_000])
  expect(data).toEqual([
    expect.objectContaining({
      '@type': 'Offer',
      price: 900_000,
      priceCurrency: 'VND',
      url: `${origin}/booking-now?facility_id=4&product_id=47`,
      offeredBy: expect.objectContaining({ name: course.name, url: `${origin}/san/chi-tiet/4` }),
    }),
  ])
})

test('an offer without a free tee time, and a booking without an offer, offer nothing', async () => {
  expect((await headOf(course, 47, [null])).data).toEqual([])
  expect((await headOf(course, undefined, [1_500_000])).data).toEqual([])
})

test('an offer is found by its own address, without the day and price that a link names', async () => {
  const { meta, canonical } = await headOf(course, 47)
  expect(canonical).toEqual([`${origin}/booking-now?facility_id=4&product_id=47`])
  expect(meta).toContainEqual({ title: 'Sân golf Vân Trì · Đặt chỗ · TeeViet' })
})

test('search engines find a course by its page, not by its booking', async () => {
  const { meta, canonical } = await headOf(course)
  expect(canonical).toEqual([])
  expect(meta).toContainEqual({ title: 'Đặt chỗ · TeeViet' })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('the booking of an unknown course is not to be found', async () => {
  const { meta, canonical } = await headOf(null, 47)
  expect(canonical).toEqual([])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
