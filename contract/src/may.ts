import type { PartnerScope, StaffPermission } from './rules/permissions.ts'

/** The kinds of data owned by golfers and named in requests; `billJson` is JSON text that names a bill as `bill_id`. */
export type OwnedEntity =
  | 'bill'
  | 'billJson'
  | 'service'
  | 'player'
  | 'payment'
  | 'refund'
  | 'certificate'
  | 'document'
  | 'session'
  | 'passkey'
  | 'waitlistEntry'
  | 'hioClaim'

/** What belongs to one course, or as a golfer or sum of money to the courses of its bookings, and is named in requests. */
export type CourseEntity =
  | 'course'
  | 'booking'
  | 'bookingCode'
  | 'refund'
  | 'complaint'
  | 'review'
  | 'offer'
  | 'closing'
  | 'teeTime'
  | 'member'
  | 'waitlistEntry'
  | 'hioClaim'

/**
 * How a call of staff keeps to the courses of an account that is limited to some: the named fields of its request belong
 * to them, which the server checks before the handler (anything else is answered as if it did not exist; `options.facility_id` is that field in each of a list); it answers
 * with what belongs to them (`listed`); or it is about the caller alone (`own`).
 */
export type AtCourses = 'listed' | 'own' | Readonly<Record<string, CourseEntity>>

/**
 * The permitted callers of a call: any visitor; any signed-in golfer; the golfer who owns the data in the named fields
 * of the request (another golfer's data is answered as if it did not exist); a staff member with the permission, or
 * each one of several; the system of a partner by a key with the scope. A call of staff without `at` is about the whole
 * operation: an account of the operator's staff that is limited to courses may not make it.
 */
export type May =
  | 'visitor'
  | 'golfer'
  | { readonly owner: Readonly<Record<string, OwnedEntity>> }
  | {
      readonly staff: StaffPermission | readonly [StaffPermission, ...StaffPermission[]]
      readonly at?: AtCourses
    }
  | { readonly partner: PartnerScope }

/** The kind of token a call accepts. */
export type Caller = 'visitor' | 'golfer' | 'staff' | 'partner'

export type CallerOf<M extends May> = M extends 'visitor'
  ? 'visitor'
  : M extends { staff: unknown }
    ? 'staff'
    : M extends { partner: unknown }
      ? 'partner'
      : 'golfer'

/** The kind of token a call accepts: an owner is a golfer too. */
export function callerOf<M extends May>(may: M): CallerOf<M>
export function callerOf(may: May): Caller {
  if (typeof may === 'string') return may
  if ('partner' in may) return 'partner'
  return 'staff' in may ? 'staff' : 'golfer'
}

/** The staff permissions a call needs, all of them; none for a call of others. */
export function permissionsOf(may: May): readonly StaffPermission[] {
  return typeof may === 'object' && 'staff' in may ? [may.staff].flat() : []
}

/** Whether staff who hold these permissions may make a call. */
export function isPermitted(may: May, held: ReadonlySet<StaffPermission>): boolean {
  return callerOf(may) === 'staff' && permissionsOf(may).every((permission) => held.has(permission))
}

/** Whether the key of a partner's system with these scopes may make a call. */
export function isInScopes(may: May, scopes: ReadonlySet<PartnerScope>): boolean {
  return typeof may === 'object' && 'partner' in may && scopes.has(may.partner)
}

/** How a call of staff keeps to courses; undefined where it is about the whole operation, or not a call of staff. */
export function atCourses(may: May): AtCourses | undefined {
  return typeof may === 'object' && 'staff' in may ? may.at : undefined
}

/** Whether accounts of the operator's staff that are limited to courses are kept from a call. The calls of clubs keep to courses by themselves. */
export function isOfWholeOperation(may: May): boolean {
  return (
    atCourses(may) === undefined && permissionsOf(may).some((permission) => !permission.startsWith('club.'))
  )
}
