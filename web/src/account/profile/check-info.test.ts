import { describe, expect, it } from 'vitest'
import { checkInfo, withHyphens } from './check-info.ts'

const today = '2026-11-20'
const blank = { fullname: '', birthday: '', email: '', address: '' }
const wrong = (fields: Partial<typeof blank>) => Object.keys(checkInfo({ ...blank, ...fields }, today))

describe('the profile', () => {
  it('may be left empty everywhere', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ fullname: '  ', birthday: ' ', email: ' ', address: ' ' })).toEqual([])
  })

  it('takes a name of 100 characters and no more', () => {
    expect(wrong({ fullname: 'ễ'.repeat(100) })).toEqual([])
    expect(wrong({ fullname: 'a'.repeat(101) })).toEqual(['fullname'])
  })

  it.each(['20-11-1990', '29-02-2024', '20-11-2026', '02-01-1900'])('takes the birthday %s', (birthday) => {
    expect(wrong({ birthday })).toEqual([])
  })

  it.each([
    '31-02-1990',
    '29-02-2023',
    '21-11-2026',
    '01-01-1900',
    '1990-11-20',
    '20/11/1990',
    '20-11-90',
    'x',
  ])('refuses the birthday %s', (birthday) => {
    expect(wrong({ birthday })).toEqual(['birthday'])
  })

  it.each(['an@teeviet.test', 'a.b+c@d.e.vn', ' an@teeviet.test '])('takes the email %s', (email) => {
    expect(wrong({ email })).toEqual([])
  })

  it.each(['an', 'an@', 'an@teeviet', 'a n@teeviet.test', 'an@teeviet..test', '@teeviet.test'])(
    'refuses the email %s',
    (email) => {
      expect(wrong({ email })).toEqual(['email'])
    },
  )

  it('takes an email of 254 characters and an address of 500, and no more', () => {
    const email = (length: number) => `${'a'.repeat(length - '@golf.test'.length)}@golf.test`
    expect(wrong({ email: email(254), address: 'ố'.repeat(500) })).toEqual([])
    expect(wrong({ email: email(255), address: 'a'.repeat(501) })).toEqual(['email', 'address'])
  })

  it('names every wrong field at once', () => {
    expect(wrong({ birthday: 'x', email: 'x' })).toEqual(['birthday', 'email'])
  })
})

describe('typing a birthday on a keyboard of digits', () => {
  it('sets the hyphens by itself', () => {
    let typed = ''
    for (const digit of '20111990') typed = withHyphens(typed + digit, typed)
    expect(typed).toBe('20-11-1990')
  })

  it('takes hyphens and slashes that are typed, and a pasted date', () => {
    expect(withHyphens('20-', '20')).toBe('20')
    expect(withHyphens('20/11/1990', '')).toBe('20-11-1990')
  })

  it('lets everything be erased', () => {
    expect(withHyphens('20-1', '20-11')).toBe('20-1')
    expect(withHyphens('20-', '20-1')).toBe('20-')
    expect(withHyphens('', '2')).toBe('')
  })
})
