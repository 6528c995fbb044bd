import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPhone,
  foreignPhoneOf,
  isEmail,
  isForeignPhone,
  isMobile,
  isPhone,
  normalisePhone,
  todaysMobile,
} from './phone.ts'

const digits = (count: number) =>
  array(integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''))

describe('normalising a phone number', () => {
  it('reads every way a golfer writes the same mobile number', () => {
    for (const typed of [
      '0912345678',
      '+84912345678',
      '84912345678',
      '912345678',
      '0912 345 678',
      '+84 912.345-678',
      '+84 0912345678',
    ]) {
      expect(normalisePhone(typed)).toBe('0912345678')
    }
  })

  it('does not take 84 for the country when it begins a nine-digit mobile number', () => {
    expect(normalisePhone('841234567')).toBe('0841234567')
    expect(isMobile(normalisePhone('841234567'))).toBe(true)
  })

  it('adds no zero to service numbers', () => {
    expect(normalisePhone('19001234')).toBe('19001234')
    expect(normalisePhone('1800 12 34')).toBe('18001234')
  })

  it('returns one number for the home, the international and the short form of any mobile', () => {
    assert(
      property(constantFrom('3', '5', '7', '8', '9'), digits(8), (prefix, rest) => {
        const home = `0${prefix}${rest}`
        expect(normalisePhone(`+84${prefix}${rest}`)).toBe(home)
        expect(normalisePhone(`84${prefix}${rest}`)).toBe(home)
        expect(normalisePhone(`${prefix}${rest}`)).toBe(home)
        expect(normalisePhone(home)).toBe(home)
        expect(isMobile(home)).toBe(true)
      }),
    )
  })
})

describe('the format of a phone number', () => {
  it('allows mobile numbers of today and of before 2018', () => {
    for (const phone of ['0312345678', '0512345678', '0712345678', '0812345678', '0912345678'])
      expect(isPhone(phone)).toBe(true)
    for (const phone of ['01212345678', '01612345678', '01812345678', '01912345678'])
      expect(isMobile(phone)).toBe(true)
  })

  it('allows service numbers and 02 numbers, which receive no SMS', () => {
    for (const phone of ['19001234', '18001234', '19011234', '19021234', '02838222222']) {
      expect(isPhone(phone)).toBe(true)
      expect(isMobile(phone)).toBe(false)
      expect(checkPhone(phone)).toEqual({ ok: true, phone })
      expect(checkPhone(phone, true)).toEqual({ ok: false, error: 'phone.format' })
    }
  })

  it('refuses everything else', () => {
    for (const typed of [
      '0612345678',
      '091234567',
      '09123456789',
      '01412345678',
      '1903123',
      '1903 1234',
      '0283822222',
      '+1 555 0100',
      'abc',
      '+84',
      '0912345678x',
    ]) {
      expect(checkPhone(typed)).toEqual({ ok: false, error: 'phone.format' })
    }
  })

  it('distinguishes an empty number from a wrong one', () => {
    expect(checkPhone('')).toEqual({ ok: false, error: 'phone.empty' })
    expect(checkPhone('   ')).toEqual({ ok: false, error: 'phone.empty' })
  })
})

it('recognises the prefix of another country while it is typed', () => {
  for (const typed of ['+82', '+82 10-1234', '+1 (212) 555', '0082', '+7'])
    expect(isForeignPhone(typed)).toBe(true)
  for (const typed of ['', '+', '+8', '+84', '+84 912', '00', '0084', '0912345678', '84912345678', '82123'])
    expect(isForeignPhone(typed)).toBe(false)
})

it('finds the number of today behind one of before 2018', () => {
  expect(todaysMobile('01681234567')).toBe('0381234567')
  expect(todaysMobile('01271234567')).toBe('0811234567')
  expect(todaysMobile('01891234567')).toBe('01891234567')
  expect(todaysMobile('0912345678')).toBe('0912345678')
})

it('stores a foreign number in its international form', () => {
  expect(foreignPhoneOf('+82 10-1234-5678')).toBe('+821012345678')
  expect(foreignPhoneOf('0081 (90) 1234.5678')).toBe('+819012345678')
  for (const typed of ['0912345678', '+84912345678', '0084912345678', '+82', '+0821012345678', '+82x'])
    expect(foreignPhoneOf(typed)).toBeNull()
})

it('recognises an e-mail address by its form', () => {
  for (const text of ['a@b.c', 'jiwon.kim+golf@mail.example']) expect(isEmail(text)).toBe(true)
  for (const text of ['', 'a@b', 'a b@c.d', '@b.c', `${'a'.repeat(251)}@b.c`])
    expect(isEmail(text)).toBe(false)
})
