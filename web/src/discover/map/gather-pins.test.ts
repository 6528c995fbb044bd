import { expect, test } from 'vitest'
import { type CourseOnMap, gatherPins } from './gather-pins.ts'
import { placeOnPlane } from './map-plane.ts'
import { wholePlane, windowAround } from './map-window.ts'

const course = (id: number, longitude: number, latitude: number): CourseOnMap => ({
  id,
  name: `Course ${id}`,
  location: 'Hà Nội',
  longitude,
  latitude,
  price: 1_000_000,
  price_number_hole: 18,
  price_is_offer: 0,
})
const courses = [course(1, 105.7, 21.0), course(2, 105.9, 21.1), course(3, 106.7, 10.8)]
const box = { width: 480, height: 700 }

test('courses that would overlap on the whole map are one pin, which splits when zoomed in', () => {
  const pins = gatherPins(courses)
  const whole = pins(wholePlane(box), box)
  expect(whole.map((pin) => ('courses' in pin ? pin.courses.length : pin.course.id)).sort()).toEqual([2, 3])
  const near = pins(windowAround([placeOnPlane(105.7, 21), placeOnPlane(105.9, 21.1)], box), box)
  expect(near.map((pin) => ('course' in pin ? pin.course.id : 0)).sort()).toEqual([1, 2])
})

test('a price that would overlap the number beside it is counted there', () => {
  const inARow = [105, 105.6, 106.2, 106.8, 107.4].map((longitude, id) => course(id, longitude, 21))
  const farAway = course(9, 106.7, 10.8)
  const pins = gatherPins([...inARow, farAway])(wholePlane(box), box)
  expect(
    pins.map((pin) => ('courses' in pin ? pin.courses.map(({ id }) => id).sort() : pin.course.id)),
  ).toEqual([[0, 1, 2, 3, 4], 9])
})
