import { errors } from '@teeviet/contract/errors'
import { expect, it } from 'vitest'
import { codeRefusals, isCodeRefusal } from './code-refusals.ts'

it('a booking’s code is refused by the codes of the catalogue', () => {
  expect(codeRefusals).toEqual({
    wrong: errors['otp.wrongForBooking'].code,
    expired: errors['otp.expiredForBooking'].code,
  })
  expect(isCodeRefusal(errors['booking.noTeeTime'].code)).toBe(false)
})
