import type { Caller, CallerOf, May } from '@teeviet/contract/may'
import {
  factorPermissions,
  type PartnerScope,
  type StaffPermission,
  type StaffRole,
} from '@teeviet/contract/rules/permissions'
import { Refusal } from './refusal.ts'

/** A signed-in golfer, by the session row, never by the request's own claim. */
export type Member = {
  kind: 'member'
  id: number
  vga: number
  phone: string
  fullname: string
  bankId: number | null
  merchant: string | null
  sessionId: string
}

export type Staff = {
  kind: 'staff'
  id: number
  email: string
  name: string
  roles: StaffRole[]
  /** what the account may do now: the permissions of its roles, less those withheld from it or from its system's key */
  permissions: ReadonlySet<StaffPermission>
  /** the courses of a club's account, or to which one of the operator's staff is limited; empty: all */
  courseIds?: readonly number[]
  /** of a request; absent where the server itself acts for them */
  sessionId?: string
  /** the permissions over money need a second factor, which this login has not proved */
  lacksFactor?: boolean
}

/** The system of a partner, by a key of its own. */
export type PartnerSystem = {
  kind: 'partner'
  /** of the partner */
  id: number
  keyId: number
  scopes: ReadonlySet<PartnerScope>
}

export type Visitor = { kind: 'visitor' }

/** What a request proves its caller by: a bearer token of its header, or the cookie of a console session. */
export type Credential = { token: string; from: 'header' | 'cookie' }

/** The actor of a token; `null` for an invalid or expired one, and for one that does not belong where it came from. */
export type Authenticate = {
  member(token: string): Promise<Member | null>
  staff(token: string, from: Credential['from']): Promise<Staff | null>
  partner(key: string): Promise<PartnerSystem | null>
}

/** The possible actors of a call, by the kind of token it accepts. */
export type Actors = { visitor: Member | Visitor; golfer: Member; staff: Staff; partner: PartnerSystem }

/** The possible actors of a call, by its permissions. */
export type ActorOf<M extends May> = Actors[CallerOf<M>]

/** What decides for which courses an account acts. */
export type CourseHolder = Pick<Staff, 'roles' | 'courseIds'>

/** Whether an account is of a club, and not of the operator's staff. */
export function isOfClub({ roles }: Pick<Staff, 'roles'>): boolean {
  return roles.includes('club')
}

/** The courses for which an account acts: those of its club, or to which it is limited; null for all. */
export function coursesOf({ roles, courseIds = [] }: CourseHolder): number[] | null {
  return isOfClub({ roles }) || courseIds.length > 0 ? [...courseIds] : null
}

/** Whether an account may act for a course. */
export function isAtCourse(staff: CourseHolder, courseId: number): boolean {
  return coursesOf(staff)?.includes(courseId) !== false
}

/**
 * Refuses staff without a permission; for the steps of a verb that need more than its call does.
 * @throws Refusal `request.forbidden`, `staff.factorNeeded`
 */
export function requirePermission({ permissions, lacksFactor }: Staff, permission: StaffPermission): void {
  if (!permissions.has(permission)) throw new Refusal('request.forbidden')
  if (lacksFactor && factorPermissions.has(permission)) throw new Refusal('staff.factorNeeded')
}

/**
 * Refuses a request whose `uid` is not the golfer's own: the token identifies the actor.
 * @throws Refusal `session.ended`
 */
export function requireOwnUid(actor: Actors[Caller], uid: number | null): void {
  if (actor.kind === 'member' && uid !== null && uid !== actor.vga) throw new Refusal('session.ended')
}
