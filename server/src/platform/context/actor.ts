import type { CallerOf, May } from '@teeviet/contract/may'
import { hasPermission, type StaffPermission, type StaffRole } from '@teeviet/contract/rules/permissions'
import { Refusal } from './refusal.ts'

/** A signed-in golfer, as the session row says, never as the request claims. */
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

export type Staff = { kind: 'staff'; id: number; email: string; name: string; roles: StaffRole[] }

export type Visitor = { kind: 'visitor' }

/** Who is behind a bearer token; `null` when the token proves nobody (any more). */
export type Authenticate = {
  member(token: string): Promise<Member | null>
  staff(token: string): Promise<Staff | null>
}

/** Who can be behind a call, by whose token the call takes. */
export type Actors = { visitor: Member | Visitor; golfer: Member; staff: Staff }

/** Who can be behind a call, by who may make it. */
export type ActorOf<M extends May> = Actors[CallerOf<M>]

/**
 * Refuses staff without a permission; for the steps of a verb that need more than its call does.
 * @throws Refusal `request.forbidden`
 */
export function requirePermission({ roles }: Staff, permission: StaffPermission): void {
  if (!hasPermission(roles, permission)) throw new Refusal('request.forbidden')
}

/**
 * Refuses a request whose `uid` is not the golfer's own: the token decides who asks.
 * @throws Refusal `session.ended`
 */
export function requireOwnUid(actor: Member | Visitor | Staff, uid: number | null): void {
  if (actor.kind === 'member' && uid !== null && uid !== actor.vga) throw new Refusal('session.ended')
}
