import { expect, test } from 'vitest'
import { pixelsOf, whole } from './crop-picture.ts'

test('all of a picture is all of its pixels', () => {
  expect(pixelsOf(whole, 1201, 799)).toEqual({ left: 0, top: 0, width: 1201, height: 799 })
})

test('a part is measured in the pixels of the picture, whatever size it is shown in', () => {
  const part = { unit: '%' as const, x: 25, y: 10, width: 50, height: 80 }
  expect(pixelsOf(part, 1200, 800)).toEqual({ left: 300, top: 80, width: 600, height: 640 })
})

test('a part ends at the edge of the picture, and has a pixel at least', () => {
  const corner = { unit: '%' as const, x: 99.96, y: 50, width: 50, height: 0.01 }
  expect(pixelsOf(corner, 1000, 1000)).toEqual({ left: 999, top: 500, width: 1, height: 1 })
})
