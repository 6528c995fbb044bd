import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fingerprint, forgetLostRequest, lostRequest, onceKeyFor } from './once.ts'

const call = 'POST /api/services/create_booking_for_wap'
const now = 1_790_000_000_000

describe('the key of a request that creates something', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    return () => {
      vi.unstubAllGlobals()
      stored.clear()
    }
  })
  const hour = 60 * 60 * 1000
  const golfer = { vga: 5, now }
  const later = (ms: number) => ({ vga: 5, now: now + ms })

  it('is the same for the same body until it was answered', () => {
    const first = onceKeyFor(call, 'a', golfer)
    const again = onceKeyFor(call, 'a', later(60_000))
    expect([first.isRepeat, again.isRepeat, again.key]).toEqual([false, true, first.key])
    again.settle()
    expect(onceKeyFor(call, 'a', later(120_000))).toMatchObject({ isRepeat: false })
  })

  it('is another one for another body, another call and another golfer', () => {
    const { key } = onceKeyFor(call, 'a', golfer)
    expect(onceKeyFor('POST /api/booking_pax/create_booking_for_bank', 'a', golfer).key).not.toBe(key)
    expect(onceKeyFor(call, 'a', { vga: 6, now }).key).not.toBe(key)
    expect(onceKeyFor(call, 'b', golfer).key).not.toBe(key)
  })

  it('is forgotten twelve hours after the first try, however often it was tried again', () => {
    const { key } = onceKeyFor(call, 'a', golfer)
    expect(onceKeyFor(call, 'a', later(11 * hour)).key).toBe(key)
    expect(onceKeyFor(call, 'a', later(13 * hour)).key).not.toBe(key)
  })

  it('reports a lost request to the golfer who sent it', () => {
    const { key } = onceKeyFor(call, 'a', golfer)
    expect(lostRequest(call, golfer)).toMatchObject({ key, at: now })
    expect(lostRequest(call, { vga: 6, now })).toBeNull()
    forgetLostRequest(call)
    expect(lostRequest(call, golfer)).toBeNull()
  })
})

describe('the fingerprint of a body', () => {
  it('distinguishes bodies that differ in one letter or in order', () => {
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
