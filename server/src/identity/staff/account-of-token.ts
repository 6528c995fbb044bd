import {
  heldPermissions,
  type StaffPermission,
  type StoredException,
} from '@teeviet/contract/rules/permissions'
import type { Staff } from '#platform/context/actor'

/** A row of an account behind a token, with what changes the permissions of its roles. */
export type AccountRow = Omit<Staff, 'kind' | 'permissions'> & {
  exceptions: StoredException[] | null
  withheld: string[]
}

/**
 * The account with the permissions that it has now.
 * @param scopes of a key of a club's system, which has no others
 */
export function staffOf(
  { exceptions, withheld, ...staff }: AccountRow,
  scopes?: readonly StaffPermission[],
): Staff {
  const held = heldPermissions({ roles: staff.roles, exceptions: exceptions ?? [], withheld })
  const permissions = scopes ? new Set(scopes.filter((scope) => held.has(scope))) : held
  return { kind: 'staff', ...staff, permissions }
}
