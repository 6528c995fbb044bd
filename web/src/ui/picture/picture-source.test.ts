import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'

test('an uploaded picture comes in sizes, with its focal point in view', () => {
  const { position, srcSet } = pictureSource('/uploads/ab.webp?focus=20,100')
  expect(position).toBe('20% 100%')
  expect(srcSet).toContain('/uploads/ab.webp?focus=20,100&w=640 640w')
  expect(pictureSource('/uploads/ab.webp').srcSet).toContain('/uploads/ab.webp?w=320 320w')
})

test('a drawing is one file for all sizes', () => {
  expect(pictureSource('/pictures/scenes/a/tee.webp?light=dusk')).toEqual({})
})
