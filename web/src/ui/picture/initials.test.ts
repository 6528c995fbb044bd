import { describe, expect, it } from 'vitest'
import { hueOf, initialsOf } from './initials.ts'

describe('initials', () => {
  it('are of the first and the last word, in whatever script', () => {
    expect(initialsOf('Nguyễn Văn Ẩn')).toBe('NẨ')
    expect(initialsOf('đỗ')).toBe('Đ')
    expect(initialsOf('김민수')).toBe('김')
    expect(initialsOf('  ')).toBe('?')
  })

  it('are on a hue that depends on the name only', () => {
    expect(hueOf('Lan')).toBe(hueOf('Lan'))
    expect(hueOf('Lan')).not.toBe(hueOf('Minh'))
    expect(hueOf('😀')).toBeGreaterThanOrEqual(0)
  })
})
