import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { courseQuery } from '#api/queries/course/detail.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import { textsIn } from '#i18n/load.ts'
import { courseHead } from './course-head.ts'

const origin = 'https://golf.example'
const course = {
  id: 7,
  course_id: 7,
  name: 'Sân Đồi Gió',
  title: 'Sân Đồi Gió',
  description: '18 hố',
  logo: '/l.svg',
  address: 'Hà Nội',
  location: 'Hà Nội',
  region: 'north',
  rating: 0,
  reviews_count: 0,
  holes_amount: 18,
  galleries: [],
  latitude: null,
  longitude: null,
}

async function dataWith(prices: readonly (number | null)[]): Promise<Record<string, unknown>> {
  const queryClient = new QueryClient()
  const texts = textsIn('vi', false)
  await texts.load(['shell', 'course'])
  queryClient.setQueryData<unknown>(courseQuery({ id: 7 }).queryKey, course)
  queryClient.setQueryData<unknown>(
    priceStrip({ facility_id: 7 }).queryKey,
    prices.map((price, index) => ({
      day: `2026-12-0${index + 1}`,
      date_played: 0,
      price,
      number_hole: price === null ? null : 18,
      is_offer: 0,
      is_weekend: 0,
    })),
  )
  const [data] = courseHead({ queryClient, texts, origin }, 7).meta.flatMap((one) =>
    'script:ld+json' in one ? [one['script:ld+json']] : [],
  )
  return { ...data }
}

test('a search engine reads the price range of the coming days and where to reserve', async () => {
  const data = await dataWith([null, 1_500_000, 900_000])
  const url = `${origin}/san/chi-tiet/7`
  expect(data.makesOffer).toMatchObject({
    priceCurrency: 'VND',
    lowPrice: 900_000,
    highPrice: 1_500_000,
    url,
  })
  expect(data.potentialAction).toMatchObject({ '@type': 'ReserveAction', target: { urlTemplate: url } })
})

test('a course without a free tee time offers nothing to reserve', async () => {
  const data = await dataWith([null, null])
  expect(data['@type']).toBe('GolfCourse')
  expect(data).not.toHaveProperty('makesOffer')
  expect(data).not.toHaveProperty('potentialAction')
})
