import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { namedPlaces } from './named-places.ts'

test('an airport has its code from afar and its name from nearby', async () => {
  const texts = textsIn('kr')
  await texts.load(['map'])
  const nameAt = (scale: number) => namedPlaces(texts.of('map'), scale).find(({ id }) => id === 'HAN')?.name
  expect(nameAt(2)).toBe('HAN')
  expect(nameAt(8)).toBe('노이바이 공항')
})

test('a long road has its signs from a smaller scale on than a short one, after the towns', async () => {
  const texts = textsIn('vi')
  await texts.load(['map'])
  const places = namedPlaces(texts.of('map'), 2)
  const scaleOf = (name: string) => places.find((place) => place.name === name)?.minScale ?? 0
  expect(scaleOf('QL1A')).toBeLessThan(scaleOf('QL20'))
  expect(scaleOf('QL20')).toBeLessThan(scaleOf('QL51'))
  expect(places.findIndex(({ kind }) => kind === 'road')).toBe(
    places.filter(({ kind }) => kind !== 'road').length,
  )
})
