import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { act } from '../../entities/act.ts'
import { staffUser } from '../../entities/staff/user.ts'
import { bigId, epochMs, id, phone, request, text, typed, vnd, whole, yesNo } from '../../fields.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'
import { clubPermissions, staffRoles } from '../../rules/permissions.ts'

const memberLine = z.object({
  id: z.int(),
  vga: z.int(),
  fullname: z.string(),
  phone: z.string(),
  type_member: z.int(),
  is_locked: yesNo,
  created_at: epochMs,
})

export const staffMembers = defineCall({
  method: 'GET',
  path: '/api/staff/members',
  may: { staff: 'members.read', at: 'listed' },
  summary: 'Search golfers',
  description:
    'Searches golfers by phone, vID, name or booking code; at most 20 results. Each search and each ' +
    'opened golfer is recorded in the audit log. A search text that is too short returns an empty list.',
  request: request({ q: typed(100) }),
  response: z.array(memberLine),
})

export const memberDetail = memberLine.extend({
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
  /** How often the golfer was recorded as a player who did not come. */
  no_shows: z.int(),
  /** Null without the permission `members.private`. */
  private: z
    .object({
      email: z.string(),
      address: z.string(),
      birthday: z.string(),
      points: vnd,
      /** The last movements of the wallet; `code` is the key for the ledger's trace. */
      movements: z.array(
        z.object({ id: z.int(), at: epochMs, points: vnd, code: z.string(), text: z.string() }),
      ),
      /** Phones linked to this golfer by other golfers; one signs in once it is confirmed. */
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
  may: { staff: 'members.read', at: { id: 'member' } },
  summary: 'Get a golfer',
  description: 'Returns a golfer with bookings, sessions and audit log.',
  request: request({ id: bigId }),
  response: memberDetail,
})

export const lockMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/lock',
  may: { staff: 'members.edit' },
  summary: "Lock a golfer's account",
  description: "Ends the golfer's sessions and refuses new ones. Bookings and money stay.",
  request: request({ id: bigId, reason: typed(500) }),
  response: memberDetail,
})

export const unlockMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/unlock',
  may: { staff: 'members.edit' },
  summary: "Unlock a golfer's account",
  description: 'Lets a locked golfer sign in again.',
  request: request({ id: bigId, reason: typed(500) }),
  response: memberDetail,
})

export const renameMember = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/name',
  may: { staff: 'members.edit' },
  summary: "Correct a golfer's name",
  description: "Changes a golfer's name if it is still `from`.",
  request: request({ id: bigId, from: typed(100), fullname: typed(100), reason: typed(500) }),
  response: memberDetail,
})

export const confirmMemberPhone = defineCall({
  method: 'POST',
  path: '/api/staff/members/:id/confirm-phone',
  may: { staff: 'members.edit' },
  summary: "Confirm a golfer's linked phone",
  description:
    'Confirms that a linked phone belongs to the golfer; its holder can then sign in to the account.',
  request: request({ id: bigId, phone, reason: typed(500) }),
  response: memberDetail,
})

const roles = z
  .array(z.enum(staffRoles))
  .max(3)
  .transform((chosen) => [...new Set(chosen)])
/** The courses of a club's account, or to which one of the operator's staff is limited; none for all courses. */
const course_ids = z
  .array(id)
  .max(200)
  .transform((chosen) => [...new Set(chosen)])
/** What an account of a club lacks of the permissions of its role. */
const withheld = z
  .array(z.enum(clubPermissions))
  .max(clubPermissions.length)
  .transform((chosen) => [...new Set(chosen)])
const email = typed(254).transform((typedEmail) => typedEmail.toLowerCase())
const revision = whole(1, 2_147_483_647)

/** The address at which a password is set, shown once. It is good for a day and for one password. */
const withLink = z.object({ user: staffUser, link: z.string(), link_until: epochMs })

export const staffUsers = defineCall({
  method: 'GET',
  path: '/api/staff/users',
  may: { staff: 'accounts.edit' },
  summary: 'List staff accounts',
  description: 'Returns every staff account of the console.',
  request: request({}),
  response: z.array(staffUser),
})

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users',
  may: { staff: 'accounts.edit' },
  summary: 'Invite a staff member',
  description:
    'Creates a staff account and the link to set its password. The role `club` stands alone and needs the courses of ' +
    'the club (`staff.clubCourses`); such an account lacks the permissions in `withheld`. Of the operator’s staff ' +
    '`course_ids` limits an account to courses: it sees and changes what belongs to them, and nothing that is about the ' +
    'whole operation, such as settings, accounts and the ledger; without any it has all.',
  request: request({
    email,
    name: typed(100),
    roles,
    course_ids: course_ids.default([]),
    withheld: withheld.default([]),
  }),
  response: withLink,
})

export const saveStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id',
  may: { staff: 'accounts.edit' },
  summary: 'Save a staff account',
  description:
    "Saves a staff member's name and roles. Refused (`staff.lastAdmin`) when no administrator would " +
    'remain, none of them limited to courses. An account of a club lacks the permissions in `withheld`, which stay as they are without it, as `course_ids` do.',
  request: request({
    id: bigId,
    revision,
    name: typed(100),
    roles,
    course_ids: course_ids.optional(),
    withheld: withheld.optional(),
  }),
  response: staffUser,
})

export const disableStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/disable',
  may: { staff: 'accounts.edit' },
  summary: 'Disable a staff account',
  description: 'Disables a staff account; its sessions and links end at once.',
  request: request({ id: bigId, reason: typed(500) }),
  response: staffUser,
})

export const enableStaff = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/enable',
  may: { staff: 'accounts.edit' },
  summary: 'Enable a staff account',
  description: 'Enables a disabled staff account.',
  request: request({ id: bigId }),
  response: staffUser,
})

export const renewStaffPassword = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/password-link',
  may: { staff: 'accounts.edit' },
  summary: 'Create a new password link',
  description:
    "Creates a new link to set a password. Another person's password and sessions end at once; one's own " +
    'stay valid until the new password is set.',
  request: request({ id: bigId }),
  response: withLink,
})

export const resetStaffFactor = defineCall({
  method: 'POST',
  path: '/api/staff/users/:id/reset-factor',
  may: { staff: 'accounts.edit' },
  summary: "Reset a colleague's second factor",
  description:
    "Removes the app, the passkeys and the recovery codes of a colleague who lost them; the colleague's sessions end " +
    "at once. One's own are removed by `removeStaffFactor` and `removeStaffPasskey`.",
  request: request({ id: bigId }),
  response: staffUser,
})

export const setStaffPassword = defineCall({
  method: 'POST',
  path: '/api/staff/password',
  may: 'visitor',
  summary: 'Set a staff password by its link',
  description:
    'Sets a password by its link, once. A used, replaced or expired link is refused (`staff.linkOver`).',
  request: request({ token: text(200), password: text(500) }),
  response: z.object({ email: z.string() }),
})
