import { z } from 'zod'
import { defineCall } from './call.ts'
import { staffRoles } from './entities/staff.ts'
import { bigId, epochMs, phone, request, text, typed, vnd, whole, yesNo } from './fields.ts'
import { bookingStates } from './rules/statuses.ts'

const act = z.object({ at: epochMs, what: z.string(), who: z.string(), detail: z.string() })

const memberLine = z.object({
  id: z.int(),
  vga: z.int(),
  fullname: z.string(),
  phone: z.string(),
  type_member: z.int(),
  is_locked: yesNo,
  created_at: epochMs,
})

/**
 * Golfers by phone, vID, name or a booking's code: at most 20. Each search and each look at a golfer stands in the
 * trail. A search that names too little finds nobody.
 */
export const staffMembers = defineCall({
  method: 'GET',
  path: '/api/staff/members',
  access: 'staff',
  summary: 'Golfers',
  request: request({ q: typed(100) }),
  response: z.array(memberLine),
})

const memberDetail = memberLine.extend({
  locked_reason: z.string(),
  language: z.string(),
  bookings: z.array(
    z.object({
      id: z.int(),
      general_bill_code: z.string(),
      state: z.enum(bookingStates),
      facility: z.string(),
      date_played: epochMs,
      amount: vnd.nullable(),
    }),
  ),
  complaints: z.int(),
  /** What administrators alone see; null for everybody else. */
  private: z
    .object({
      email: z.string(),
      address: z.string(),
      birthday: z.string(),
      points: vnd,
      /** The last movements of the wallet; `code` is what the ledger's trace goes by. */
      movements: z.array(
        z.object({ id: z.int(), at: epochMs, points: vnd, code: z.string(), text: z.string() }),
      ),
      /** Phones other golfers have said to be this golfer's; one signs in once it is confirmed. */
      linked_phones: z.array(
        z.object({
          phone: z.string(),
          linked_by: z.int(),
          linked_at: epochMs,
          confirmed_at: epochMs.nullable(),
        }),
      ),
      partners: z.array(z.string()),
      devices: z.array(z.object({ device: z.string(), signed_in_at: epochMs, expires_at: epochMs })),
      consents: z.array(
        z.object({ document: z.string(), version: z.string(), language: z.string(), given_at: epochMs }),
      ),
      history: z.array(act),
    })
    .nullable(),
})

export const staffMemberById = defineCall({
  method: 'GET',
  path: '/api/staff/members/:id',
  access: 'staff',
  summary: 'A golfer',
  request: request({ id: bigId }),
  response: memberDetail,
})

/** Locks a golfer out (admin): every sign-in ends at once and no new one begins. Bookings and money stay. */
export const lockMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/lock',
  access: 'staff',
  summary: 'Locks a golfer out',
  request: request({ id: bigId, reason: typed(500) }),
  response: memberDetail,
})

export const unlockMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/unlock',
  access: 'staff',
  summary: 'Lets a golfer in again',
  request: request({ id: bigId, reason: typed(500) }),
  response: memberDetail,
})

/** Corrects a golfer's name (admin), if it still is the one that was read (`from`). */
export const renameMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/name',
  access: 'staff',
  summary: "Corrects a golfer's name",
  request: request({ id: bigId, from: typed(100), fullname: typed(100), reason: typed(500) }),
  response: memberDetail,
})

/** Confirms that a linked phone is the golfer's (admin): whoever holds it signs in to this account from now on. */
export const confirmMemberPhone = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/confirm-phone',
  access: 'staff',
  summary: "Confirms a golfer's linked phone",
  request: request({ id: bigId, phone, reason: typed(500) }),
  response: memberDetail,
})

const roles = z
  .array(z.enum(staffRoles))
  .max(3)
  .transform((chosen) => [...new Set(chosen)])
const email = typed(254).transform((typedEmail) => typedEmail.toLowerCase())
const revision = whole(1, 2_147_483_647)

const staffUser = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** invited: no password has been set yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** Until when the last link to set a password is good; null when there is none. */
  link_until: epochMs.nullable(),
  signed_in_at: epochMs.nullable(),
  created_at: epochMs,
  revision: z.int(),
  history: z.array(act),
})

/** The address at which a password is set, told this once. It is good for a day and for one password. */
const withLink = z.object({ user: staffUser, link: z.string(), link_until: epochMs })

/** Everybody with an account at the console (admin, like all calls about accounts). */
export const staffUsers = defineCall({
  method: 'GET',
  path: '/api/staff/users',
  access: 'staff',
  summary: 'Staff accounts',
  request: request({}),
  response: z.array(staffUser),
})

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users',
  access: 'staff',
  summary: 'Invites somebody to the console',
  request: request({ email, name: typed(100), roles }),
  response: withLink,
})

/** Saves a name and roles. `staff.lastAdmin` answers when nobody else would be left who may all. */
export const saveStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id',
  access: 'staff',
  summary: 'Saves a staff account',
  request: request({ id: bigId, revision, name: typed(100), roles }),
  response: staffUser,
})

/** Disables an account: its sessions and links end at once. */
export const disableStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/disable',
  access: 'staff',
  summary: 'Disables a staff account',
  request: request({ id: bigId, reason: typed(500) }),
  response: staffUser,
})

export const enableStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/enable',
  access: 'staff',
  summary: 'Enables a staff account again',
  request: request({ id: bigId }),
  response: staffUser,
})

/** Gives a new link to set a password. Somebody else's password and sessions end at once, one's own stay until then. */
export const renewStaffPassword = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/password-link',
  access: 'staff',
  summary: 'A new link to set a password',
  request: request({ id: bigId }),
  response: withLink,
})

/** Sets a password by its link, once; `staff.linkOver` answers for a used, replaced or old one. */
export const setStaffPassword = defineCall({
  method: 'POST',
  path: '/api/staff/password',
  access: 'public',
  summary: 'Sets a staff password by its link',
  request: request({ token: text(200), password: text(500) }),
  response: z.object({ email: z.string() }),
})
