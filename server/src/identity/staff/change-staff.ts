import type { InputOf } from '@teeviet/contract'
import { rolesWith, type StaffRole } from '@teeviet/contract/rules/permissions'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordAct } from '../audit/acts.ts'
import { removeFactors } from './factor/factors.ts'
import { requireOtherAdmin } from './last-admin.ts'
import { createPasswordLink, type PasswordLink } from './password-link.ts'
import { endSessionsOfStaff } from './sessions.ts'
import { readStaff, type StaffUser } from './staff-user.ts'

export type WithLink = { user: StaffUser; link: string; link_until: number }

/**
 * Creates an account without a password and returns the link by which its owner sets one.
 * @throws Refusal `staff.nameMissing`, `staff.rolesMissing`, `staff.clubCourses`, `staff.emailForm`, `staff.emailTaken`
 */
export async function inviteStaff(
  ctx: Context,
  staff: Staff,
  { email, name, roles, course_ids: courses, withheld }: InputOf<'POST /api/staff/users'>,
): Promise<WithLink> {
  checkAccount({ name, roles, courses })
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) throw new Refusal('staff.emailForm')
  const now = ctx.clock.now()
  const lacking = roles.includes('club') ? withheld : []
  try {
    return await inTransaction(ctx.pool, async (q) => {
      const [account] = await q<{ id: number }>`
        insert into staff_accounts (email, name, roles, course_ids, withheld, created_at)
        values (${email}, ${name}, ${roles}, ${courses}, ${lacking}, ${now})
        returning id`
      if (!account) throw new Error('an account was not made')
      await record(ctx, q, staff, account.id, 'staff.invited', rolesAndCourses(roles, courses))
      await recordWithheld(ctx, q, staff, { id: account.id, before: [], after: lacking })
      return withLink(q, account.id, await createPasswordLink(ctx, q, account.id), now)
    })
  } catch (error) {
    if (constraintOf(error) === 'staff_accounts_email_key') throw new Refusal('staff.emailTaken')
    throw error
  }
}

/**
 * Saves a name and roles, unless it was changed after it was read. Roles hold from the next request on.
 * @throws Refusal `staff.nameMissing`, `staff.rolesMissing`, `staff.clubCourses`, `request.notFound`,
 *   `staff.changedMeanwhile`, `staff.lastAdmin`
 */
export async function saveStaff(
  ctx: Context,
  staff: Staff,
  { id, revision, name, roles, course_ids, withheld }: InputOf<'POST /api/staff/users/:id'>,
): Promise<StaffUser> {
  return change(ctx, id, async (q) => {
    const [before] = await q<{ withheld: string[]; courses: number[] }>`
      select withheld, course_ids as courses from staff_accounts where id = ${id}`
    const courses = course_ids ?? before?.courses ?? []
    checkAccount({ name, roles, courses })
    const managesAccounts =
      courses.length === 0 && roles.some((role) => rolesWith('accounts.edit').includes(role))
    if (!managesAccounts) await requireOtherAdmin(q, id)
    const locked = await q`
      select 1 from staff_accounts where id = ${id} and revision = ${revision} for update`
    if (!before || locked.length === 0) throw await missed(q, id)
    const lacking = roles.includes('club') ? (withheld ?? before.withheld) : []
    await q`
      update staff_accounts set name = ${name}, roles = ${roles}, course_ids = ${courses}, withheld = ${lacking},
        revision = revision + 1
      where id = ${id}`
    await record(ctx, q, staff, id, 'staff.saved', rolesAndCourses(roles, courses))
    await recordWithheld(ctx, q, staff, { id, before: before.withheld, after: lacking })
  })
}

/**
 * Disables an account: its sessions and its link end at once.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile`,
 *   `staff.lastAdmin`
 */
export async function disableStaff(
  ctx: Context,
  staff: Staff,
  { id, reason }: InputOf<'POST /api/staff/users/:id/disable'>,
): Promise<StaffUser> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  return change(ctx, id, async (q) => {
    await requireOtherAdmin(q, id)
    const disabled = await q<{ id: number }>`
      update staff_accounts set disabled_at = ${ctx.clock.now()}, revision = revision + 1
      where id = ${id} and disabled_at is null returning id`
    if (disabled.length === 0) throw await missed(q, id)
    await endSessionsOfStaff(ctx, q, id)
    await q`delete from staff_password_links where staff_id = ${id}`
    await record(ctx, q, staff, id, 'staff.disabled', reason)
  })
}

/**
 * Enables an account again, with the password and roles it had.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile`
 */
export async function enableStaff(ctx: Context, staff: Staff, id: number): Promise<StaffUser> {
  return change(ctx, id, async (q) => {
    const enabled = await q<{ id: number }>`
      update staff_accounts set disabled_at = null, revision = revision + 1
      where id = ${id} and disabled_at is not null returning id`
    if (enabled.length === 0) throw await missed(q, id)
    await record(ctx, q, staff, id, 'staff.enabled')
  })
}

/**
 * Returns a new link to set a password. A colleague's password and sessions end at once; one's own stay until the new
 * password is set, so that no administrator locks themselves out.
 * @throws Refusal `request.notFound` (also for a disabled account), `staff.lastAdmin`
 */
export async function renewPassword(ctx: Context, staff: Staff, id: number): Promise<WithLink> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    if (id !== staff.id) {
      await requireOtherAdmin(q, id)
      await q`update staff_accounts set password_hash = null where id = ${id}`
      await endSessionsOfStaff(ctx, q, id)
    }
    const known = await q`select 1 from staff_accounts where id = ${id} and disabled_at is null`
    if (known.length === 0) throw new Refusal('request.notFound')
    await record(ctx, q, staff, id, 'staff.password_renewed')
    return withLink(q, id, await createPasswordLink(ctx, q, id), now)
  })
}

/**
 * Takes away every second factor of a colleague who lost it, with the recovery codes; their sessions end at once.
 * @throws Refusal `request.notFound` for an account without one, and for one's own
 */
export async function resetFactor(ctx: Context, staff: Staff, id: number): Promise<StaffUser> {
  return change(ctx, id, async (q) => {
    if (id === staff.id || !(await removeFactors(q, id))) throw new Refusal('request.notFound')
    await endSessionsOfStaff(ctx, q, id)
    await record(ctx, q, staff, id, 'staff.factor_reset')
  })
}

function checkAccount({
  name,
  roles,
  courses,
}: {
  name: string
  roles: readonly StaffRole[]
  courses: readonly number[]
}): void {
  if (name === '') throw new Refusal('staff.nameMissing')
  if (roles.length === 0) throw new Refusal('staff.rolesMissing')
  const isClub = roles.includes('club')
  // an account of a club has no permission of the operator's staff
  if (isClub && (courses.length === 0 || roles.length > 1)) throw new Refusal('staff.clubCourses')
}

async function change(ctx: Context, id: number, work: (q: Query) => Promise<void>): Promise<StaffUser> {
  return inTransaction(ctx.pool, async (q) => {
    await work(q)
    return readStaff(q, id, ctx.clock.now())
  })
}

/** What an account may do and where, for the audit log. */
function rolesAndCourses(roles: readonly StaffRole[], courses: readonly number[]): string {
  const limit = courses.length > 0 ? ` @ ${courses.map((id) => `#${id}`).join(', ')}` : ''
  return `${roles.join(', ')}${limit}`
}

/** Why a conditional update met no row. */
async function missed(q: Query, id: number): Promise<Refusal> {
  const known = await q`select 1 from staff_accounts where id = ${id}`
  return new Refusal(known.length > 0 ? 'staff.changedMeanwhile' : 'request.notFound')
}

function record(ctx: Context, q: Query, staff: Staff, id: number, what: string, detail = ''): Promise<void> {
  return recordAct(ctx, q, staff, { what, subject: `staff:${id}`, detail })
}

/** What was taken from an account of a club, and what it got back. */
async function recordWithheld(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, before, after }: { id: number; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const taken = after.filter((permission) => !before.includes(permission))
  const given = before.filter((permission) => !after.includes(permission))
  if (taken.length > 0) await record(ctx, q, staff, id, 'staff.permission_taken', taken.join(', '))
  if (given.length > 0) await record(ctx, q, staff, id, 'staff.permission_given', given.join(', '))
}

async function withLink(q: Query, id: number, { link, until }: PasswordLink, now: Date): Promise<WithLink> {
  return { user: await readStaff(q, id, now), link, link_until: until.getTime() }
}
