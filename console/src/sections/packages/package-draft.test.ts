import { expect, test } from 'vitest'
import { draftOfPackage, problemsOfPackage } from './package-draft.ts'

const whole = {
  ...draftOfPackage(null),
  name: { vi: 'Gói 50', en: '', kr: '', jp: '' },
  text_display_sms: 'D50',
  price: '50000',
  cover: '50000000',
}

test('an empty form reports the missing value at each field', () => {
  expect(problemsOfPackage(draftOfPackage(null))).toEqual({
    name: 'missing',
    text_display_sms: 'missing',
    price: 'missing',
    cover: 'missing',
  })
})

test('a package needs its Vietnamese name alone; the other languages fall back on it', () => {
  expect(problemsOfPackage(whole)).toEqual({})
  const english = { ...whole, name: { vi: ' ', en: 'Fifty', kr: '', jp: '' } }
  expect(problemsOfPackage(english)).toEqual({ name: 'missing' })
})

test('amounts the server would refuse are reported before sending', () => {
  expect(problemsOfPackage({ ...whole, price: '100000000' })).toEqual({})
  expect(problemsOfPackage({ ...whole, price: '100000001' })).toEqual({ price: 'tooMuch' })
  expect(problemsOfPackage({ ...whole, cover: '200000001' })).toEqual({ cover: 'tooMuch' })
})
