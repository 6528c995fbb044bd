import { expect, test } from 'vitest'
import { labelPlaces, type NamedPlace } from './label-places.ts'

const size = { width: 390, height: 600 }
const shown = { x: 0, y: 0, k: 1 }
const hanoi: NamedPlace = { id: 'hanoi', kind: 'town', at: [100, 100], name: 'Hà Nội', minScale: 1 }
const near = (over: Partial<NamedPlace>): NamedPlace => ({ ...hanoi, id: 'near', name: 'Sơn Tây', ...over })
const named = (places: readonly NamedPlace[], options: Partial<Parameters<typeof labelPlaces>[1]> = {}) =>
  labelPlaces(places, { shown, size, scale: 1, taken: [], ...options }).map(({ id, side }) => `${id} ${side}`)

test('names the more important of two places that lie at each other', () => {
  expect(named([hanoi, near({ at: [102, 101] })])).toEqual(['hanoi right'])
})

test('names both from the scale on at which their names have space', () => {
  const places = [hanoi, near({ at: [100, 103] })]
  expect(named(places)).toEqual(['hanoi right'])
  expect(named(places, { shown: { x: -600, y: -600, k: 7 } })).toEqual(['hanoi right', 'near right'])
})

test('names a small place only from its own scale on', () => {
  expect(named([near({ minScale: 4 })], { scale: 3.9 })).toEqual([])
  expect(named([near({ minScale: 4 })], { scale: 4 })).toEqual(['near right'])
})

test('keeps a name clear of a pin, on the other side where there is space', () => {
  const pin = { left: 110, right: 190, top: 84, bottom: 116 }
  expect(named([hanoi], { taken: [pin] })).toEqual(['hanoi left'])
  expect(named([hanoi], { taken: [pin, { ...pin, left: 30, right: 94 }] })).toEqual([])
})

test('names one town under a pin, beside the pin', () => {
  const pin = { left: 82, right: 118, top: 82, bottom: 118 }
  expect(labelPlaces([hanoi], { shown, size, scale: 1, taken: [pin] })).toEqual([
    { ...hanoi, seen: [100, 100], side: 'right', textX: 120 },
  ])
  const under = [near({ kind: 'airport' }), hanoi, near({ at: [98, 99] })]
  expect(named(under, { taken: [pin] })).toEqual(['hanoi right'])
})

test('cuts off no name at the edge of the map', () => {
  expect(named([near({ at: [370, 100] })])).toEqual(['near left'])
  expect(named([near({ at: [200, 598] })])).toEqual([])
})

test('reserves a full width for each hangul or kana letter', () => {
  const other = near({ at: [180, 100], name: '빈' })
  expect(named([{ ...hanoi, name: 'abcdef' }, other])).toEqual(['hanoi right', 'near right'])
  expect(named([{ ...hanoi, name: '디엔비엔푸' }, other])).toEqual(['hanoi right', 'near right'])
  expect(named([{ ...hanoi, name: 'ディエンビエンフー' }, other])).toEqual(['hanoi right'])
})

test('puts the sign of a road on the road, where no name lies', () => {
  const sign = near({ id: 'road', kind: 'road', name: 'QL1A', at: [200, 300] })
  expect(labelPlaces([sign], { shown, size, scale: 1, taken: [] })).toEqual([
    { ...sign, seen: [200, 300], side: 'middle', textX: 186 },
  ])
  expect(named([near({ at: [190, 300] }), sign])).toEqual(['near right'])
})
