import { describe, expect, test } from 'vitest'
import { degreesAt, placeOnPlane } from './map-plane.ts'
import { cornersOf, leastScale, mostScale, seenAt, wholePlane, windowAround } from './map-window.ts'

const phone = { width: 390, height: 600 }

describe('the visible part of the map', () => {
  test('a place stays the same place on the plane and back', () => {
    const [longitude, latitude] = degreesAt(placeOnPlane(105.85, 21.03))
    expect(longitude).toBeCloseTo(105.85, 6)
    expect(latitude).toBeCloseTo(21.03, 6)
  })

  test('the whole country is inside the box, from Hà Giang to Trường Sa', () => {
    for (const place of [placeOnPlane(105, 23.3), placeOnPlane(114.4, 7.9), placeOnPlane(102.2, 22.4)]) {
      const [x, y] = seenAt(place, wholePlane(phone))
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(phone.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(phone.height)
    }
  })

  test('courses around Hà Nội fill the box and keep clear of its edge', () => {
    const places = [placeOnPlane(105.4, 20.8), placeOnPlane(106.2, 21.4)]
    const around = windowAround(places, phone)
    expect(around.k).toBeGreaterThan(3 * leastScale(phone))
    for (const place of places) expect(seenAt(place, around)[0]).toBeGreaterThanOrEqual(47)
  })

  test('one course alone does not come nearer than the outline can show', () => {
    expect(windowAround([placeOnPlane(105.4, 20.8)], phone).k).toBe(mostScale(phone))
  })

  test('the corners are what the box shows', () => {
    const [[left], [right]] = cornersOf(wholePlane(phone), phone)
    expect(left).toBeCloseTo(0, 3)
    expect(right).toBeCloseTo(931, 3)
  })
})
