import { describe, expect, it } from 'vitest'
import { neighbourOf } from './neighbour.ts'

const rows = [{ id: 5 }, { id: 9 }, { id: 2 }]

describe('the next row', () => {
  it('goes down and up, and stops at both ends', () => {
    expect(neighbourOf(rows, 5, 1)).toBe(9)
    expect(neighbourOf(rows, 2, -1)).toBe(9)
    expect(neighbourOf(rows, 2, 1)).toBeUndefined()
    expect(neighbourOf(rows, 5, -1)).toBeUndefined()
  })
  it('begins at the top, also when the open booking has left the list', () => {
    expect(neighbourOf(rows, undefined, 1)).toBe(5)
    expect(neighbourOf(rows, 77, -1)).toBe(5)
    expect(neighbourOf([], 5, 1)).toBeUndefined()
  })
})
