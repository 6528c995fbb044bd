import { instantAt } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import { anyTimeOf, emptyDraft } from './booking-draft.ts'
import { type Fixed, missingIn } from './use-booking.ts'

const now = instantAt('2026-11-20', '08:00')
const course = { id: 7, title: 'Sân golf Vân Trì', address: 'Hà Nội', logo: '' }
const anyTime = anyTimeOf(now)
const teeTime = (productId: number | null) => ({
  ...anyTime,
  startsAt: instantAt('2026-11-20', '09:07'),
  isAnyTime: false,
  productId,
})

describe('the time of a booking that begins at a course’s page', () => {
  const missing = (play: typeof anyTime | null, more: Partial<Fixed> = {}) =>
    missingIn({ ...emptyDraft, course, play }, now, null, {
      course,
      productId: null,
      asksForTime: false,
      ...more,
    })

  it('of an offer is a tee time with this offer', () => {
    expect(missing(teeTime(12), { productId: 12 })).toEqual([])
    for (const play of [null, anyTime, teeTime(null), teeTime(13)]) {
      expect(missing(play, { productId: 12 })).toEqual(['play'])
    }
  })

  it('is chosen manually when the requested one is not available', () => {
    expect(missing(null, { asksForTime: true })).toEqual(['play'])
    expect(missing(anyTime, { asksForTime: true })).toEqual([])
    expect(missing(teeTime(null), { asksForTime: true })).toEqual([])
  })

  it('may be any time of the day when nothing was asked for', () => {
    expect(missing(null)).toEqual([])
  })
})
