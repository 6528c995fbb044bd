import { expect, test } from 'vitest'
import { nearestCity } from './nearest-city.ts'

test('a course is so far from the nearest city, named in the language of the page', () => {
  const ofSocSon = { latitude: 21.25, longitude: 105.8 }
  expect(nearestCity(ofSocSon, 'vi')).toEqual({ name: 'Hà Nội', km: 25 })
  expect(nearestCity(ofSocSon, 'en')).toEqual({ name: 'Hanoi', km: 25 })
  expect(nearestCity({ latitude: 15.8, longitude: 108.4 }, 'en')).toMatchObject({ name: 'Da Nang' })
})

test('a course without a known place is near no city', () => {
  expect(nearestCity({ latitude: null, longitude: 105 }, 'vi')).toBeNull()
})
