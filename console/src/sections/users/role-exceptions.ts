import {
  type ChangeableRole,
  isChangeable,
  permissionNames,
  type RoleException,
  roleHolds,
  type StaffPermission,
} from '@teeviet/contract/rules/permissions'

type Prefix<Name> = Name extends `${infer Before}.${string}` ? Before : never

/** The part of the table in which each permission stands, by the beginning of its name. */
const areaOf = {
  club: 'club',
  bookings: 'bookings',
  complaints: 'bookings',
  hioClaims: 'bookings',
  counter: 'money',
  receipts: 'money',
  refunds: 'money',
  ledger: 'money',
  golf: 'golf',
  courses: 'golf',
  rates: 'golf',
  offers: 'golf',
  'tee-sheet': 'golf',
  members: 'people',
  content: 'site',
  pictures: 'site',
  reviews: 'site',
  packages: 'site',
  console: 'administration',
  settings: 'administration',
  partners: 'administration',
  accounts: 'administration',
  audit: 'administration',
  operations: 'administration',
  reports: 'administration',
} as const satisfies Record<Prefix<StaffPermission>, string>

export type PermissionArea = (typeof areaOf)[keyof typeof areaOf]

export const permissionAreas: readonly PermissionArea[] = [
  'bookings',
  'money',
  'golf',
  'people',
  'site',
  'administration',
  'club',
]

/** The permissions of a part of the table. */
export function permissionsIn(area: PermissionArea): StaffPermission[] {
  return permissionNames.filter((name) =>
    Object.entries(areaOf).some(([prefix, one]) => one === area && name.startsWith(`${prefix}.`)),
  )
}

/** The roles that are set in a part of the table. */
export function rolesIn(area: PermissionArea): readonly ChangeableRole[] {
  return area === 'club' ? ['club'] : ['staff', 'sales']
}

/** The exceptions after a role got a permission or lost it; what is the default again is none. */
export function toggled(
  exceptions: readonly RoleException[],
  role: ChangeableRole,
  permission: StaffPermission,
): readonly RoleException[] {
  if (!isChangeable(role, permission)) return exceptions
  const others = exceptions.filter((one) => one.role !== role || one.permission !== permission)
  const isGranted = !roleHolds(role, permission, exceptions)
  if (roleHolds(role, permission) === isGranted) return others
  return inOrder([...others, { role, permission, isGranted }])
}

/** The exceptions in one order, so that the same ones are recognised. */
export function inOrder(exceptions: readonly RoleException[]): readonly RoleException[] {
  const keyOf = ({ role, permission }: RoleException) => `${role} ${permission}`
  return exceptions.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
