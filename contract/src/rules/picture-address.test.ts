import { expect, test } from 'vitest'
import { centre, readPictureLook, uploadedPicture, withPictureLook } from './picture-address.ts'

const picture = `/uploads/${'a1'.repeat(32)}.webp`

test('an address carries its focal point and its credit there and back', () => {
  const look = { focus: [20, 100], credit: "Trần Nam (VGA)'s *" } as const
  const address = withPictureLook(picture, look)
  expect(address).toMatch(uploadedPicture)
  expect(readPictureLook(address)).toEqual(look)
  expect(withPictureLook(address, { focus: centre, credit: '' })).toBe(picture)
})

test('the longest credit with marks on every letter still fits', () => {
  const address = withPictureLook(picture, { focus: [0, 0], credit: 'ễ'.repeat(60) })
  expect(address).toMatch(uploadedPicture)
  expect(address.length).toBeLessThanOrEqual(500)
  expect(readPictureLook(address).credit).toBe('ễ'.repeat(40))
})

test('a picture without a look is shown by its centre and has no credit', () => {
  for (const address of [picture, `${picture}?focus=left`, '/pictures/scenes/a/tee.webp?light=dusk', '']) {
    expect(readPictureLook(address)).toEqual({ focus: centre, credit: '' })
  }
})
