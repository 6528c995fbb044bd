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
