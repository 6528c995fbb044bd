import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Nguyễn Văn An', 'N.V.A.'],
  [' Đỗ  Ái ', 'Đ.Á.'],
  ['山田太郎', '山.'],
  ['Khách 1', 'K.1.'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
