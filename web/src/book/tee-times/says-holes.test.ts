import { expect, test } from 'vitest'
import { saysHoles } from './says-holes.ts'

const rows = (...holes: number[]) => holes.map((number_hole) => ({ number_hole }))

test('a list of nine-hole tee times names its holes, also where all are the same', () => {
  expect(saysHoles(rows(9, 9))).toBe(true)
  expect(saysHoles(rows(18, 9))).toBe(true)
  expect(saysHoles(rows(18, 18))).toBe(false)
})
