import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, defineCall } from './call.ts'
import { calls } from './calls.ts'
import { atCourses, isOfWholeOperation, isPermitted, permissionsOf } from './may.ts'
import {
  heldPermissions,
  roleHolds,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
} from './rules/permissions.ts'

const all = Object.entries<Call>(calls)

it('a call does not compile without its permitted callers, or with a permission that does not exist', () => {
  const call = {
    method: 'GET',
    path: '/api/staff/planted',
    summary: 'Plant',
    description: 'Plants.',
    request: z.object({}),
    response: z.null(),
  } as const
  expect([
    // @ts-expect-error -- `may` is missing
    defineCall(call),
    // @ts-expect-error -- no such permission
    defineCall({ ...call, may: { staff: 'bookings.plant' } }),
    // @ts-expect-error -- staff need at least one permission
    defineCall({ ...call, may: { staff: [] } }),
  ]).toHaveLength(3)
})

it('names each field that mentions something of a golfer’s own, or of a course, as the request does', () => {
  const missing = all.flatMap(([name, { may, request }]) => {
    const at = atCourses(may)
    const fields = typeof may === 'object' && 'owner' in may ? may.owner : typeof at === 'object' ? at : {}
    return Object.keys(fields)
      .filter((field) => !hasField(z.toJSONSchema(request, { io: 'input' }), field.split('.')))
      .map((field) => `${name}: ${field}`)
  })
  expect(missing).toEqual([])
})

function hasField(
  schema: z.core.JSONSchema.BaseSchema | boolean | undefined,
  [field, ...inner]: string[],
): boolean {
  if (field === undefined) return true
  if (typeof schema !== 'object') return false
  const lists = Array.isArray(schema.items) ? schema.items : [schema.items]
  return [schema, ...(schema.anyOf ?? []), ...lists].some(
    (one) =>
      typeof one === 'object' &&
      one.properties?.[field] !== undefined &&
      hasField(one.properties[field], inner),
  )
}

it('uses every permission', () => {
  /** Asked for inside a verb, where more is shown to those who hold it. */
  const inVerbs = ['members.private'] as const satisfies readonly StaffPermission[]
  const used = new Set<string>([...inVerbs, ...all.flatMap(([, { may }]) => permissionsOf(may))])
  expect([...used].sort()).toEqual(Object.keys(staffPermissions).sort())
})

it('grants administrators every permission', () => {
  const lacking = Object.entries(staffPermissions).filter(
    ([, { roles }]) => !roles.some((role) => role === 'admin'),
  )
  expect(lacking).toEqual([])
})

it.each<[StaffPermission, readonly StaffRole[]]>([
  ['bookings.confirm', ['staff']],
  ['bookings.reject', ['staff']],
  ['bookings.order', ['sales']],
  ['tee-sheet.edit', ['sales']],
  ['complaints.handle', ['staff']],
  ['bookings.cancel', []],
  ['refunds.decide', []],
  ['receipts.resolve', []],
  ['audit.read', []],
  ['reports.read', []],
  ['ledger.read', []],
  ['ledger.record', []],
  ['members.private', []],
  ['members.edit', []],
  ['accounts.edit', []],
  ['settings.edit', []],
  ['courses.edit', []],
  ['rates.edit', []],
  ['offers.edit', []],
  ['partners.edit', []],
])('%s is held, beside administrators, by %j', (permission, roles) => {
  const others = ['staff', 'sales'] as const
  expect(others.filter((role) => roleHolds(role, permission))).toEqual(roles)
})

it('lets staff make a call that needs several permissions only with all of them', () => {
  const { may } = calls['POST /api/staff/bookings/:id/confirm-and-place']
  const held: StaffRole[][] = [['staff'], ['sales'], ['staff', 'sales'], ['admin']]
  expect(held.map((roles) => isPermitted(may, heldPermissions({ roles })))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isPermitted('visitor', heldPermissions({ roles: ['admin'] }))).toBe(false)
})

it.each(
  all.filter(([, { may }]) => permissionsOf(may).some((permission) => !permission.startsWith('club.'))),
)('%s keeps to courses wherever its request names a booking or a course', (_name, { path, may, request }) => {
  const at = atCourses(may)
  if (at === undefined) return expect(isOfWholeOperation(may)).toBe(true)
  const names = Object.keys(z.toJSONSchema(request, { io: 'input' }).properties ?? {})
  const naming = names.filter((name) => /^(?:facility_id|booking_id|bill_code)$/.test(name))
  if (/^\/api\/staff\/(?:bookings|courses|refunds|complaints|reviews|members)\/:id/.test(path))
    naming.push('id')
  if (at !== 'listed') expect(Object.keys(at)).toEqual(expect.arrayContaining(naming))
})
