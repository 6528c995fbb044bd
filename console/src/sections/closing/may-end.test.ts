import { calls } from '@teeviet/contract/calls'
import { isPermitted } from '@teeviet/contract/may'
import { heldPermissions, type StaffRole } from '@teeviet/contract/rules/permissions'
import { expect, test } from 'vitest'
import type { MayCall } from '../../session/may-call.ts'
import { mayEnd } from './may-end.ts'

const as =
  (roles: readonly StaffRole[]): MayCall =>
  (call) =>
    isPermitted(calls[call].may, heldPermissions({ roles }))

test('all who may end bookings for the club end any when tee times are closed; those who only reject, requests', () => {
  expect(mayEnd('requested', as(['sales', 'staff']))).toBe(true)
  expect(mayEnd('confirmed', as(['staff']))).toBe(true)
  expect(mayEnd('placed', as(['sales']))).toBe(true)
  expect(mayEnd('requested', as(['sales']))).toBe(true)
  expect(mayEnd('requested', (call) => call === 'POST /api/staff/bookings/:id/reject')).toBe(true)
  expect(mayEnd('paid', (call) => call === 'POST /api/staff/bookings/:id/reject')).toBe(false)
  expect(mayEnd('paid', as(['staff']))).toBe(true)
})
