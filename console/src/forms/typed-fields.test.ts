import { expect, test } from 'vitest'
import { list, neededWords, problemsIn, readFields, whole, words, writeFields } from './typed-fields.ts'

const fields = {
  name: neededWords,
  hotline: words(/^\d+$/, 'phone'),
  note: words(),
  minutes: whole(1, 60),
  pictures: list((text) => text.startsWith('/'), 'address'),
}
const filled = { name: ' An ', hotline: '1900', note: '', minutes: '15', pictures: '/a.webp\n/b.webp ' }

test('settings come back from the form as they were written into it', () => {
  const settings = { name: 'An', hotline: '1900', note: null, minutes: 15, pictures: ['/a.webp', '/b.webp'] }
  expect(readFields(fields, writeFields(fields, settings))).toEqual(settings)
})

test('text is trimmed, and an empty optional field is no value', () => {
  expect(readFields(fields, filled)).toEqual({
    name: 'An',
    hotline: '1900',
    note: null,
    minutes: 15,
    pictures: ['/a.webp', '/b.webp'],
  })
})

test('a new entry starts with empty fields', () => {
  expect(writeFields(fields)).toEqual({ name: '', hotline: '', note: '', minutes: '', pictures: '' })
})

test('valid values have no problem', () => {
  expect(problemsIn(fields, filled)).toEqual({})
})

test('each field names its own problem', () => {
  const wrong = { name: ' ', hotline: '19x', note: 'any', minutes: '61', pictures: '/a.webp b.webp' }
  expect(problemsIn(fields, wrong)).toEqual({
    name: 'missing',
    hotline: 'phone',
    minutes: 'number',
    pictures: 'address',
  })
})
