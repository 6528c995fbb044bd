import { calls } from '@teeviet/contract/calls'
import type { ChangeableRole, ClubPermission, StaffPermission } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'
import { rotateClubKey } from './club-keys.ts'

type Change = readonly [ChangeableRole, StaffPermission, 'given' | 'taken']
type SignedIn = Awaited<ReturnType<StaffApp['newStaff']>>

let ctx: TestContext
let app: StaffApp
let admin: SignedIn
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.q.text('truncate staff_accounts, staff_sessions restart identity cascade')
  await ctx.q`delete from role_permissions`
  admin = await app.newStaff('admin')
})

const read = calls['GET /api/staff/permissions']
const save = calls['POST /api/staff/permissions']
const saveAccount = calls['POST /api/staff/users/:id']
const session = calls['GET /api/staff/session']

const onWire = (changes: readonly Change[]) =>
  changes.map(([role, permission, how]) => ({ role, permission, is_granted: how === 'given' ? 1 : 0 }))

/** An administrator makes these the exceptions of all roles. */
async function change(...changes: readonly Change[]) {
  app.as(admin)
  const { version } = await app.ask(read, {})
  return app.ask(save, { version, exceptions: onWire(changes) })
}

async function refusal(...changes: readonly Change[]) {
  app.as(admin)
  const { version } = await app.ask(read, {})
  return app.refused(save, { version, exceptions: onWire(changes) })
}

/** The code of a call's answer: 403 without its permission, else another code or 0. */
async function codeFor(who: { token: string }, call: (typeof calls)[keyof typeof calls], request: object) {
  app.as(who)
  const path = call.path.replaceAll(/:\w+/g, '1')
  const asked = Object.fromEntries(Object.entries(request))
  const answer = call.method === 'GET' ? app.browser.get(path, asked) : app.browser.post(path, asked)
  return (await answer).error_code
}
const confirming = (who: SignedIn) => codeFor(who, calls['POST /api/staff/bookings/:id/confirm'], {})
const members = (who: SignedIn) => codeFor(who, calls['GET /api/staff/members'], { q: 'An' })
const refunds = (who: SignedIn) => codeFor(who, calls['GET /api/staff/refunds'], {})

/** A new account of a club, signed in, which lacks these permissions. */
async function limitedClub(...withheld: ClubPermission[]) {
  const club = await app.newStaff('club')
  await withhold(club, withheld)
  return club
}

async function withhold({ id }: { id: number }, withheld: ClubPermission[] | undefined) {
  app.as(admin)
  const [user] = (await app.ask(calls['GET /api/staff/users'], {})).filter((one) => one.id === id)
  if (!user) throw new Error('no account')
  const { revision, name, roles, course_ids } = user
  return app.ask(saveAccount, { id, revision, name, roles, course_ids, withheld })
}

describe('a role', () => {
  test('loses a permission at the next call of an open session, and gets it back by the default', async () => {
    const colleague = await app.newStaff('staff')
    expect(await confirming(colleague)).not.toBe(403)
    await change(['staff', 'bookings.confirm', 'taken'])
    expect(await confirming(colleague)).toBe(403)
    expect(await members(colleague)).toBe(0)
    const { exceptions } = await change()
    expect(exceptions).toEqual([])
    expect(await confirming(colleague)).not.toBe(403)
  })

  test('gets a permission that it has not by default, and no other role does', async () => {
    const [staff, sales] = [await app.newStaff('staff'), await app.newStaff('sales')]
    expect(await refunds(staff)).toBe(403)
    await change(['staff', 'refunds.decide', 'given'])
    expect([await refunds(staff), await refunds(sales)]).toEqual([0, 403])
  })

  test('keeps its permission for those who have another role with it', async () => {
    const both = await app.newStaff('staff', 'sales')
    await change(['staff', 'members.read', 'taken'])
    expect(await members(both)).toBe(0)
    await change(['staff', 'members.read', 'taken'], ['sales', 'members.read', 'taken'])
    expect(await members(both)).toBe(403)
  })

  test('is named by the session with the calls that it may make now', async () => {
    const colleague = await app.newStaff('staff')
    await change(['staff', 'bookings.confirm', 'taken'], ['staff', 'reports.read', 'given'])
    app.as(colleague)
    const { calls: permitted } = await app.ask(session, {})
    expect(permitted).toContain('GET /api/staff/reports/sales')
    expect(permitted).not.toContain('POST /api/staff/bookings/:id/confirm')
    expect(permitted).toContain('POST /api/staff/bookings/:id/reject')
  })

  test.each<Change>([
    ['club', 'refunds.decide', 'given'],
    ['club', 'bookings.read', 'given'],
    ['club', 'accounts.edit', 'given'],
    ['staff', 'club.answer', 'given'],
    ['sales', 'club.read', 'given'],
    ['staff', 'accounts.edit', 'given'],
    ['staff', 'console.signIn', 'taken'],
    ['club', 'console.signIn', 'taken'],
  ])('of %s: %s is never %s, and the refusal names both', async (role, permission, how) => {
    const { error_code, error_msg } = await refusal(
      ['sales', 'reports.read', 'given'],
      [role, permission, how],
    )
    expect(error_code).toBe(1848)
    expect(error_msg).toContain(permission)
    expect(error_msg).toContain(role)
    app.as(admin)
    expect((await app.ask(read, {})).exceptions).toEqual([])
  })

  test('is not given by the database what it may never have', async () => {
    const club = await app.newStaff('club')
    const colleague = await app.newStaff('staff')
    await ctx.q`
      insert into role_permissions (role, permission, is_granted) values
        ('club', 'refunds.decide', true), ('staff', 'accounts.edit', true), ('staff', 'of.another-release', true)`
    expect(await refunds(club)).toBe(403)
    expect(await codeFor(colleague, calls['GET /api/staff/users'], {})).toBe(403)
    app.as(admin)
    expect((await app.ask(read, {})).exceptions).toEqual([])
  })
})

describe('an administrator', () => {
  test('has everything, whatever was taken from other roles, and is no role of the list', async () => {
    await change(['staff', 'members.read', 'taken'], ['sales', 'members.read', 'taken'])
    expect(await members(admin)).toBe(0)
    const { version } = await app.ask(read, {})
    const locked = { version, exceptions: [{ role: 'admin', permission: 'accounts.edit', is_granted: 0 }] }
    expect((await app.browser.post(save.path, locked)).error_code).toBe(400)
    expect(await codeFor(admin, calls['GET /api/staff/users'], {})).toBe(0)
  })

  test('alone sees and changes permissions', async () => {
    const colleague = await app.newStaff('staff', 'sales')
    expect(await codeFor(colleague, read, {})).toBe(403)
    expect(await codeFor(colleague, save, { version: '', exceptions: [] })).toBe(403)
  })

  test('does not undo what a colleague saved meanwhile', async () => {
    app.as(admin)
    const { version } = await app.ask(read, {})
    await change(['staff', 'bookings.confirm', 'taken'])
    const late = { version, exceptions: onWire([['sales', 'reports.read', 'given']]) }
    expect((await app.refused(save, late)).error_code).toBe(409)
    expect((await app.ask(read, {})).exceptions).toEqual(onWire([['staff', 'bookings.confirm', 'taken']]))
  })

  test('would undo it without the check of the version (twin)', async () => {
    await change(['staff', 'bookings.confirm', 'taken'])
    await change(['sales', 'reports.read', 'given'])
    expect((await app.ask(read, {})).exceptions).toEqual(onWire([['sales', 'reports.read', 'given']]))
  })

  test('of two who save at the same moment one is refused', async () => {
    app.as(admin)
    const { version } = await app.ask(read, {})
    const both = await Promise.all(
      (['staff', 'sales'] as const).map((role) =>
        app.browser.post(save.path, { version, exceptions: onWire([[role, 'reports.read', 'given']]) }),
      ),
    )
    expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 409])
  })

  test('finds each change in the audit log, and none where nothing changed', async () => {
    await change(['staff', 'bookings.confirm', 'taken'], ['sales', 'reports.read', 'given'])
    await change(['staff', 'bookings.confirm', 'taken'])
    const { history } = await change(['staff', 'bookings.confirm', 'taken'])
    expect(history.map(({ what, detail }) => `${what} ${detail}`).toReversed()).toEqual([
      'staff.permission_taken staff: bookings.confirm',
      'staff.permission_given sales: reports.read',
      'staff.permission_taken sales: reports.read',
    ])
  })
})

describe('an account of a club', () => {
  const rates = (who: { token: string }) => codeFor(who, calls['GET /api/club/rates'], { facility_id: 1 })
  const bookings = (who: { token: string }) => codeFor(who, calls['GET /api/club/courses'], {})

  test('lacks what is withheld from it, at the next call, and others of clubs do not', async () => {
    const [club, other] = [await app.newStaff('club'), await app.newStaff('club')]
    expect(await rates(club)).not.toBe(403)
    const { withheld, history } = await withhold(club, ['club.rates', 'club.statement'])
    expect(withheld).toEqual(['club.rates', 'club.statement'])
    expect(history[0]).toMatchObject({ what: 'staff.permission_taken', detail: 'club.rates, club.statement' })
    expect([await rates(club), (await rates(other)) === 403]).toEqual([403, false])
    expect(await bookings(club)).toBe(0)
    const back = await withhold(club, ['club.statement'])
    expect(back.history[0]).toMatchObject({ what: 'staff.permission_given', detail: 'club.rates' })
    expect(await rates(club)).not.toBe(403)
  })

  test('keeps its limits when it is saved without naming them', async () => {
    const club = await limitedClub('club.rates')
    expect((await withhold(club, undefined)).withheld).toEqual(['club.rates'])
    expect(await rates(club)).toBe(403)
  })

  test('is not given by its limits what was taken from the role', async () => {
    const club = await limitedClub('club.statement')
    await change(['club', 'club.rates', 'taken'])
    expect([await rates(club), await bookings(club)]).toEqual([403, 0])
  })

  test('is invited with its limits', async () => {
    app.as(admin)
    const { user } = await app.ask(calls['POST /api/staff/users'], {
      email: 'caddie@club.test',
      name: 'Caddie',
      roles: ['club'],
      course_ids: [1],
      withheld: ['club.statement'],
    })
    expect(user.withheld).toEqual(['club.statement'])
  })

  test('loses its limits with its role', async () => {
    const club = await limitedClub('club.rates')
    app.as(admin)
    const [user] = (await app.ask(calls['GET /api/staff/users'], {})).filter(({ id }) => id === club.id)
    const operator = { roles: ['staff' as const], withheld: ['club.rates' as const] }
    const saved = await app.ask(saveAccount, {
      id: club.id,
      revision: user?.revision ?? 0,
      name: 'An',
      ...operator,
    })
    expect(saved.withheld).toEqual([])
  })

  test('passes its limits on to the key of its system', async () => {
    const club = await limitedClub('club.answer')
    const { key } = await rotateClubKey(ctx, admin, { id: club.id, scopes: ['club.read', 'club.answer'] })
    const accept = calls['POST /api/club/bookings/:id/accept']
    expect(await codeFor({ token: key }, accept, { reference: 'VT-1' })).toBe(403)
    expect(await bookings({ token: key })).toBe(0)
    await change(['club', 'club.read', 'taken'])
    expect(await bookings({ token: key })).toBe(403)
  })
})
