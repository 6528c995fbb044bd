import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/context/refusal'
import { checkProfile, type TypedProfile } from './check-profile.ts'

const nothing: TypedProfile = { fullname: '', address: '', email: '', birthday: '' }
const check = (typed: Partial<TypedProfile>) =>
  checkProfile({ ...nothing, ...typed }, { today: '2026-11-20', lang: 'vi' })

function refusalOf(typed: Partial<TypedProfile>): Refusal {
  try {
    check(typed)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a profile', () => {
  it('may be empty everywhere, and empty is nothing', () => {
    expect(check({})).toEqual({ fullname: null, address: null, email: null, birthday: null })
    expect(check({ fullname: '   ' }).fullname).toBeNull()
  })

  it('is read without the spaces around it', () => {
    expect(check({ fullname: ' Nguyễn An ', email: ' an@golf.example ', birthday: ' 29-02-1988 ' })).toEqual({
      fullname: 'Nguyễn An',
      address: null,
      email: 'an@golf.example',
      birthday: '1988-02-29',
    })
  })

  it.each(['a@b.c', 'nguyen.an+golf@mail.golf.example'])('takes the email %s', (email) => {
    expect(check({ email }).email).toBe(email)
  })

  it.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b@c.d', 'a@b..c', `${'a'.repeat(250)}@b.c1`])(
    'refuses the email %s',
    (email) => expect(refusalOf({ email }).reason).toBe('profile.email'),
  )

  it.each([
    '31-02-1990',
    '1990-02-01',
    '1/2/1990',
    '01-13-1990',
    '01-01-1900',
    '31-12-1899',
    '21-11-2026',
    'hôm qua',
  ])('refuses the birthday %s', (birthday) => expect(refusalOf({ birthday }).reason).toBe('profile.birthday'))

  it('takes a birthday of today and of 1900', () => {
    expect(check({ birthday: '20-11-2026' }).birthday).toBe('2026-11-20')
    expect(check({ birthday: '02-01-1900' }).birthday).toBe('1900-01-02')
  })

  it('takes a name of 100 characters and an address of 500, not more', () => {
    expect(check({ fullname: 'ễ'.repeat(100), address: 'ố'.repeat(500) }).fullname).toHaveLength(100)
    expect(refusalOf({ fullname: 'a'.repeat(101) })).toMatchObject({
      reason: 'profile.fullname',
      slots: { max: 100 },
    })
    expect(refusalOf({ address: 'a'.repeat(501) })).toMatchObject({
      reason: 'profile.address',
      slots: { max: 500 },
    })
  })

  it('names every wrong field, each with its text', () => {
    const { reason, fields } = refusalOf({ fullname: 'a'.repeat(101), email: 'a', birthday: 'b' })
    expect(reason).toBe('profile.fullname')
    expect(fields).toEqual({
      fullname: 'Họ và tên có tối đa 100 ký tự.',
      birthday: 'Ngày sinh không hợp lệ. Vui lòng nhập theo dạng dd-MM-yyyy.',
      email: 'Email không đúng định dạng.',
    })
  })
})
