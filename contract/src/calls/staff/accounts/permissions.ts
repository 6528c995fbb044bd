import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { act } from '../../../entities/act.ts'
import { flag, request, typed, yesNo } from '../../../fields.ts'
import { changeableRoles, permissionNames } from '../../../rules/permissions.ts'

const role = z.enum(changeableRoles)
const permission = z.enum(permissionNames)

const rolePermissions = z.object({
  /** Where a role differs from the permissions that the product gives it: what it has besides, and what it lacks. */
  exceptions: z.array(z.object({ role, permission, is_granted: yesNo })),
  /** Names this state of the exceptions: the one to save by. */
  version: z.string(),
  history: z.array(act),
})

export const staffRolePermissions = defineCall({
  method: 'GET',
  path: '/api/staff/permissions',
  may: { staff: 'accounts.edit' },
  summary: 'List the changed permissions of roles',
  description:
    'Returns where the permissions of the roles `staff`, `sales` and `club` differ from the default of each call.',
  request: request({}),
  response: rolePermissions,
})

export const saveRolePermissions = defineCall({
  method: 'POST',
  path: '/api/staff/permissions',
  may: { staff: 'accounts.edit' },
  summary: 'Save the permissions of roles',
  description:
    'Replaces the exceptions if `version` is still the latest; an empty list is the default. They hold from the next ' +
    'request on, also in open sessions. Signing in, `accounts.edit` and everything of administrators stay as they are, ' +
    "and neither side gets a permission of the other: a club's, or the operator's (`staff.permissionFixed`).",
  request: request({
    version: typed(100),
    exceptions: z
      .array(z.object({ role, permission, is_granted: flag }))
      .max(changeableRoles.length * permissionNames.length),
  }),
  response: rolePermissions,
})
