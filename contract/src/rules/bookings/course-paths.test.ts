import { describe, expect, it } from 'vitest'
import { findPath, startPaths } from './course-paths.ts'

const nines = ['A', 'B', 'C'].map((name) => ({ name, holes: 9 }))

describe('startPaths', () => {
  it('starts 18 holes on two nines in either order and 9 holes on one', () => {
    expect(startPaths(nines, 18)).toEqual(['A–B', 'A–C', 'B–A', 'B–C', 'C–A', 'C–B'])
    expect(startPaths(nines, 9)).toEqual(['A', 'B', 'C'])
    expect(startPaths(nines, 27)).toContain('C–A–B')
  })

  it('starts on a layout of as many holes', () => {
    const layouts = [
      { name: 'Links', holes: 18 },
      { name: 'Oasis', holes: 9 },
    ]
    expect(startPaths(layouts, 18)).toEqual(['Links'])
    expect(startPaths(layouts, 9)).toEqual(['Oasis'])
    expect(startPaths(layouts, 27)).toEqual([])
  })

  it('names no path where the course has one', () => {
    expect(startPaths([{ name: '1–18', holes: 18 }], 18)).toEqual([])
  })

  it('leaves the explanation of a name out, unless two names would be the same', () => {
    const long = [
      { name: 'A – Hillside', holes: 9 },
      { name: 'Hill (par 3)', holes: 9 },
    ]
    expect(startPaths(long, 18)).toEqual(['A–Hill', 'Hill–A'])
    const same = [
      { name: 'A – Hill', holes: 9 },
      { name: 'A – Lake', holes: 9 },
    ]
    expect(startPaths(same, 9)).toEqual(['A – Hill', 'A – Lake'])
  })
})

describe('findPath', () => {
  it('finds a path by any dash and any case', () => {
    const choices = startPaths(nines, 18)
    expect(findPath(' b - c ', choices)).toBe('B–C')
    expect(findPath('BC', choices)).toBeNull()
  })
})
