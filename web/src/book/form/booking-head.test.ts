import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { bookingHead } from './booking-head.ts'

const origin = 'https://golf.example'

async function headOf(course: Parameters<typeof bookingHead>[1], productId?: number) {
  const texts = textsIn('vi')
  await texts.load(['booking', 'shell'])
  const { meta, links } = bookingHead(
    { origin, texts, queryClient: new QueryClient() } as never,
    course,
    productId,
  )
  return { meta, canonical: links.flatMap((link) => (link.rel === 'canonical' ? [link.href] : [])) }
}

const course = { id: 4, name: 'Sân golf Vân Trì' }

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
