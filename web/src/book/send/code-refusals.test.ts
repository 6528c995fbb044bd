import { errors } from '@teeviet/contract/errors'
import { expect, it } from 'vitest'
import { codeProblem, codeRefusals } from './code-refusals.ts'

it('a booking’s code is refused by the codes of the catalogue', () => {
  expect(codeRefusals).toEqual({
    wrong: errors['otp.wrongForBooking'].code,
    expired: errors['otp.expiredForBooking'].code,
    tooSoon: errors['otp.tooSoon'].code,
  })
})

it('only a refusal of the code itself stays in the code’s dialog', () => {
  expect(codeProblem({ code: codeRefusals.wrong, text: 'wrong' })).toBe('wrong')
  expect(codeProblem({ code: codeRefusals.expired, text: 'over' })).toEqual({ over: 'over' })
  expect(codeProblem({ code: errors['booking.noTeeTime'].code, text: 'sold' })).toBeNull()
})
