import { expect, it } from 'vitest'
import { listOfNames } from './list-of-names.ts'

it.each([
  ['vi', 'An, Bình'],
  ['en', 'An, Bình'],
  ['kr', 'An · Bình'],
  ['jp', 'An・Bình'],
] as const)('keeps names apart as %s does', (language, list) => {
  expect(listOfNames(['An', 'Bình'], language)).toBe(list)
})
