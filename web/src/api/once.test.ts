import { describe, expect, it } from 'vitest'
import { fingerprint, onceKeyFor } from './once.ts'

const call = 'POST /api/services/create_booking_for_wap'
const now = 1_790_000_000_000

describe('the key of a request that creates something', () => {
  it('is the same for the same body until it was answered', () => {
    const first = onceKeyFor(call, '{"facility_id":1}', now)
    expect(onceKeyFor(call, '{"facility_id":1}', now + 60_000).key).toBe(first.key)
    first.settle()
    expect(onceKeyFor(call, '{"facility_id":1}', now + 120_000).key).not.toBe(first.key)
  })

  it('is another one for another body, for another call, and after a day', () => {
    const { key } = onceKeyFor(call, 'a', now)
    expect(onceKeyFor('POST /api/booking_pax/create_booking_for_bank', 'a', now).key).not.toBe(key)
    expect(onceKeyFor(call, 'a', now + 25 * 60 * 60 * 1000).key).not.toBe(key)
    expect(onceKeyFor(call, 'b', now).key).not.toBe(key)
  })
})

describe('the fingerprint of a body', () => {
  it('tells bodies apart that differ in one letter or in order', () => {
    const bodies = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      '{"user_id":1001}',
      '{"user_id":1010}',
      '{"name":"Lê"}',
      '{"name":"Le"}',
    ]
    expect(new Set(bodies.map(fingerprint)).size).toBe(bodies.length)
  })

  it('does not hold what the body says', () => {
    expect(fingerprint('{"name_out_system":"Nguyen Van An"}')).not.toContain('Nguyen')
  })
})
