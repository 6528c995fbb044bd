import { expect, test } from 'vitest'
import courses from '../../../../../demo/data/courses.json' with { type: 'json' }
import { placeName } from './places.ts'

test('every province with a course is written the way each language writes', () => {
  const provinces = [...new Set(courses.map(({ province }) => province))]
  const written = (language: 'en' | 'kr' | 'jp') => provinces.map((name) => placeName(name, language))
  expect(written('kr').filter((name) => !/^\p{Script=Hangul}+$/u.test(name))).toEqual([])
  expect(written('jp').filter((name) => !/^[\p{Script=Katakana}ー・]+$/u.test(name))).toEqual([])
  expect(written('en').filter((name) => !/^[A-Za-z –]+$/.test(name))).toEqual([])
  expect(new Set(written('jp')).size).toBe(provinces.length)
})

test('a place that is not known keeps its name', () => {
  expect(placeName('Điện Biên', 'kr')).toBe('Điện Biên')
})
