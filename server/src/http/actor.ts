import type { Access } from '@teeviet/contract/call'
import type { Context } from '../context.ts'
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

export type StaffRole = 'staff' | 'sales' | 'admin'

export type Staff = { kind: 'staff'; id: number; email: string; name: string; roles: StaffRole[] }

export type Visitor = { kind: 'visitor' }

/** Who is behind a bearer token; `null` when the token proves nobody (any more). */
export type Authenticate = {
  member(token: string): Promise<Member | null>
  staff(token: string): Promise<Staff | null>
}

/** Whom a call's verb may meet, by the access the contract gives it. */
export type ActorOf = { public: Member | Visitor; member: Member; staff: Staff }

type Identify<A extends Access> = (
  ctx: Context,
  token: string | null,
  uid: number | null,
) => Promise<ActorOf[A]>

const IDENTIFY: { [A in Access]: Identify<A> } = {
  public: async (ctx, token) => (token && (await ctx.authenticate.member(token))) || { kind: 'visitor' },
  member: async (ctx, token, uid) => {
    if (!token) throw new Refusal('login.required')
    const member = await ctx.authenticate.member(token)
    // The token decides who asks: a uid that says otherwise is somebody else's.
    if (!member || (uid !== null && uid !== member.vga)) throw new Refusal('session.ended')
    return member
  },
  staff: async (ctx, token) => {
    const staff = token ? await ctx.authenticate.staff(token) : null
    if (!staff) throw new Refusal('login.required')
    return staff
  },
}

/**
 * The actor of a request.
 * @throws Refusal `login.required` (401) without a token where one is needed, `session.ended` (498) with a dead one
 */
export function identify<A extends Access>(
  ctx: Context,
  access: A,
  token: string | null,
  uid: number | null,
): Promise<ActorOf[A]> {
  return IDENTIFY[access](ctx, token, uid)
}
