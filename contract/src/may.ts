import type { StaffPermission } from './rules/permissions.ts'

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

/**
 * The permitted callers of a call: any visitor; any signed-in golfer; the golfer who owns the data in the named fields
 * of the request (another golfer's data is answered as if it did not exist); a staff member with the permission, or
 * each one of several.
 */
export type May =
  | 'visitor'
  | 'golfer'
  | { readonly owner: Readonly<Record<string, OwnedEntity>> }
  | { readonly staff: StaffPermission | readonly [StaffPermission, ...StaffPermission[]] }

/** The kind of token a call accepts. */
export type Caller = 'visitor' | 'golfer' | 'staff'

export type CallerOf<M extends May> = M extends 'visitor'
  ? 'visitor'
  : M extends { staff: unknown }
    ? 'staff'
    : 'golfer'

/** The kind of token a call accepts: an owner is a golfer too. */
export function callerOf<M extends May>(may: M): CallerOf<M>
export function callerOf(may: May): Caller {
  if (typeof may === 'string') return may
  return 'staff' in may ? 'staff' : 'golfer'
}

/** The staff permissions a call needs, all of them; none for a call of visitors and golfers. */
export function permissionsOf(may: May): readonly StaffPermission[] {
  return typeof may === 'object' && 'staff' in may ? [may.staff].flat() : []
}

/** Whether staff who hold these permissions may make a call. */
export function isPermitted(may: May, held: ReadonlySet<StaffPermission>): boolean {
  return callerOf(may) === 'staff' && permissionsOf(may).every((permission) => held.has(permission))
}
