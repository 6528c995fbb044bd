import { expect, test } from 'vitest'
import {
  problemOfEmail,
  problemOfHost,
  problemOfHotline,
  problemOfHours,
  problemOfMobile,
  problemOfPage,
  problemOfText,
  problemsOfDuty,
} from './setting-problems.ts'

test('golfers are led to our pages and to https addresses', () => {
  expect(['', '/policy/privacy', 'https://example.com/a'].map((url) => problemOfPage(url))).toEqual([
    null,
    null,
    null,
  ])
  for (const url of ['example.com', 'http://example.com', '//example.com', 'javascript:alert(1)']) {
    expect(problemOfPage(url), url).toBe('page')
  }
})

test('a line of a list is whole', () => {
  expect([problemOfPage(' ', true), problemOfHost('', true), problemOfText(' ')]).toEqual([
    'missing',
    'missing',
    'missing',
  ])
  expect(problemOfText('App Store')).toBeNull()
})

test('another’s script or service has an https address', () => {
  expect(problemOfHost('https://chat.example/widget.js')).toBeNull()
  expect(problemOfHost('/widget.js')).toBe('host')
})

test('the person on duty has a mobile number', () => {
  expect(problemOfMobile('')).toBeNull()
  expect(problemOfMobile('+84 912 345 678')).toBeNull()
  expect(problemOfMobile('1900 0000')).toBe('mobile')
})

test('a hotline can be dialled and an address be written to', () => {
  expect(['1900 6868', '+84 28.1234', ''].map(problemOfHotline)).toEqual([null, null, null])
  expect(problemOfHotline('gọi tôi')).toBe('hotline')
  expect(['', 'a@b.vn'].map(problemOfEmail)).toEqual([null, null])
  expect(problemOfEmail('a@b')).toBe('email')
})

test('the person on duty has a name and is reached by SMS, e-mail or push, or is not set', () => {
  const wrong = (duty_name: string, duty_phone: string, duty_email: string, duty_push = '') =>
    problemsOfDuty({ duty_name, duty_phone, duty_email, duty_push }).filter(([, problem]) => problem !== null)
  expect(wrong('', '', '')).toEqual([])
  expect(wrong('Lan', '0912345678', '')).toEqual([])
  expect(wrong('Lan', '', 'lan@teeviet.test')).toEqual([])
  expect(wrong('Lan', '', '', 'lan@teeviet.test')).toEqual([])
  expect(wrong('', '', '', 'lan@teeviet.test')).toEqual([['duty_name', 'missing']])
  expect(wrong('Lan', '', '', 'lan@')).toEqual([['duty_push', 'email']])
  expect(wrong('Lan', '', '')).toEqual([['duty_phone', 'missing']])
  expect(wrong('', '', 'lan@teeviet.test')).toEqual([['duty_name', 'missing']])
  expect(wrong('Lan', '1900', 'lan@')).toEqual([
    ['duty_phone', 'mobile'],
    ['duty_email', 'email'],
  ])
})

test('the hours before the tee time are whole and within the limit, or empty', () => {
  expect(['', ' 1 ', '24', '336'].map(problemOfHours)).toEqual([null, null, null, null])
  expect(['0', '337', '1.5', '-2', 'a day'].map(problemOfHours)).toEqual(Array(5).fill('hours'))
})
