import { permissionNames } from '@teeviet/contract/rules/permissions'
import { describe, expect, it } from 'vitest'
import { inOrder, permissionAreas, permissionsIn, toggled } from './role-exceptions.ts'

const taken = { role: 'staff', permission: 'bookings.confirm', isGranted: false } as const
const given = { role: 'sales', permission: 'bookings.confirm', isGranted: true } as const

describe('the table of permissions', () => {
  it('has every permission once', () => {
    expect(permissionAreas.flatMap(permissionsIn).toSorted()).toEqual(permissionNames.toSorted())
  })

  it('takes and gives a permission, and what is the default again is no exception', () => {
    expect(toggled([], 'staff', 'bookings.confirm')).toEqual([taken])
    expect(toggled([], 'sales', 'bookings.confirm')).toEqual([given])
    expect(toggled([given, taken], 'staff', 'bookings.confirm')).toEqual([given])
  })

  it('is unchanged by the order of two changes', () => {
    const one = toggled(toggled([], 'staff', 'bookings.confirm'), 'sales', 'bookings.confirm')
    const other = toggled(toggled([], 'sales', 'bookings.confirm'), 'staff', 'bookings.confirm')
    expect(one).toEqual(other)
    expect(inOrder([taken, given])).toEqual(one)
  })

  it('does not change what stays as it is', () => {
    expect(toggled([], 'staff', 'accounts.edit')).toEqual([])
    expect(toggled([], 'club', 'refunds.decide')).toEqual([])
  })
})
