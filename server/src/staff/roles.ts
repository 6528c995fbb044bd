import type { Staff, StaffRole } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Lets somebody on who holds all the roles a step needs; an admin may take every step.
 * @throws Refusal `request.forbidden`
 */
export function requireRoles(staff: Staff, ...needed: StaffRole[]): void {
  if (staff.roles.includes('admin')) return
  if (!needed.every((role) => staff.roles.includes(role))) throw new Refusal('request.forbidden')
}

/**
 * Lets administrators on: money and what golfers may not see of each other is theirs alone.
 * @throws Refusal `request.forbidden`
 */
export function requireAdmin({ roles }: Staff): void {
  if (!roles.includes('admin')) throw new Refusal('request.forbidden')
}
