import { createHash } from 'node:crypto'
import type { InputOf, ResponseOf } from '@teeviet/contract'
import {
  changeableRoles,
  isChangeable,
  permissionNames,
  type RoleException,
  roleHolds,
  type StoredException,
} from '@teeviet/contract/rules/permissions'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { listActs, recordAct } from '../audit/acts.ts'

type RolePermissions = ResponseOf<'GET /api/staff/permissions'>

/** Where the permissions of roles differ from those of the contract, and the audit log of these changes. */
export async function readRolePermissions(q: Query): Promise<RolePermissions> {
  const exceptions = await readExceptions(q)
  return {
    exceptions: exceptions.map(({ role, permission, isGranted }) => ({
      role,
      permission,
      is_granted: isGranted ? 1 : 0,
    })),
    version: versionOf(exceptions),
    history: await listActs(q, 'permissions'),
  }
}

/**
 * Replaces the exceptions of all roles, unless they were changed after they were read. Each account has its new
 * permissions from the next request on.
 * @throws Refusal `staff.permissionFixed`, `staff.changedMeanwhile`
 */
export async function saveRolePermissions(
  ctx: Context,
  staff: Staff,
  { version, exceptions }: InputOf<'POST /api/staff/permissions'>,
): Promise<RolePermissions> {
  const fixed = exceptions.find(({ role, permission }) => !isChangeable(role, permission))
  if (fixed) throw new Refusal('staff.permissionFixed', { role: fixed.role, permission: fixed.permission })
  const after = exceptions.map(({ role, permission, is_granted }) => ({
    role,
    permission,
    isGranted: is_granted === 1,
  }))
  return inTransaction(ctx.pool, async (q) => {
    await q`lock table role_permissions in share row exclusive mode`
    const before = await readExceptions(q)
    if (versionOf(before) !== version) throw new Refusal('staff.changedMeanwhile')
    for (const change of changesBetween(before, after)) {
      await write(q, change)
      const what = change.isGranted ? 'staff.permission_given' : 'staff.permission_taken'
      const detail = `${change.role}: ${change.permission}`
      await recordAct(ctx, q, staff, { what, subject: 'permissions', detail })
    }
    return readRolePermissions(q)
  })
}

async function readExceptions(q: Query): Promise<RoleException[]> {
  const rows = await q<StoredException>`
    select role, permission, is_granted as "isGranted" from role_permissions order by role, permission`
  // a row may name a permission of another release, or what has become the default
  return rows.flatMap(({ role, permission: name, isGranted }) => {
    const permission = permissionNames.find((one) => one === name)
    if (!permission || !isChangeable(role, permission)) return []
    return roleHolds(role, permission) === isGranted ? [] : [{ role, permission, isGranted }]
  })
}

function versionOf(exceptions: readonly RoleException[]): string {
  return createHash('sha256').update(JSON.stringify(exceptions)).digest('base64url')
}

/** What roles get and lose when one set of exceptions replaces another. */
function changesBetween(
  before: readonly RoleException[],
  after: readonly RoleException[],
): readonly RoleException[] {
  return changeableRoles.flatMap((role) =>
    permissionNames
      .map((permission) => ({ role, permission, isGranted: roleHolds(role, permission, after) }))
      .filter(({ permission, isGranted }) => roleHolds(role, permission, before) !== isGranted),
  )
}

async function write(q: Query, { role, permission, isGranted }: RoleException): Promise<void> {
  if (roleHolds(role, permission) === isGranted)
    await q`delete from role_permissions where role = ${role} and permission = ${permission}`
  else
    await q`
      insert into role_permissions (role, permission, is_granted) values (${role}, ${permission}, ${isGranted})
      on conflict (role, permission) do update set is_granted = excluded.is_granted`
}
