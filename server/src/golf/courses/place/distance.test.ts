import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const hanoi = { latitude: 21.0285, longitude: 105.8542 }
const saigon = { latitude: 10.7769, longitude: 106.7009 }

test('Hanoi and Ho Chi Minh City are 1,140 km apart, both ways', () => {
  expect(distanceKm(hanoi, saigon)).toBeGreaterThan(1_135)
  expect(distanceKm(hanoi, saigon)).toBeLessThan(1_145)
  expect(distanceKm(saigon, hanoi)).toBeCloseTo(distanceKm(hanoi, saigon), 9)
})

test('a place is no distance from itself, and the other side of the earth half its girth away', () => {
  expect(distanceKm(hanoi, hanoi)).toBe(0)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015.1, 0)
})
