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
