import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { callerOf, isInScopes, permissionsOf } from '@teeviet/contract/may'
import {
  type PartnerScope,
  partnerScopes,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotatePartnerKey } from '#identity/partners/api-keys'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { openStaffSession } from '#identity/staff/sessions'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { openBrowser } from '#testing/processes/browser'
import { sessionHeaders } from '#testing/staff/session-headers'
import { registerModules } from './modules.ts'

/** The caller of each call: a visitor, golfers, and staff with one role, with several, or with a disabled account. */
const askers = [
  'visitor',
  'golfer',
  'locked golfer',
  ...staffRoles,
  'limited club',
  'staff and sales',
  'disabled admin',
  "partner's key",
  "partner's key for events",
  "partner's ended key",
] as const
type Asker = (typeof askers)[number]

let ctx: TestContext
let app: App
const tokens = new Map<Asker, string>()

beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: 'GOLF5',
    REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  })
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.ready()
  for (const role of staffRoles) tokens.set(role, (await newStaff(role)).token)
  tokens.set('staff and sales', (await newStaff('staff', 'sales')).token)
  const limited = await newStaff('club')
  tokens.set('limited club', limited.token)
  await ctx.q`update staff_accounts set withheld = ${withheld} where id = ${limited.id}`
  tokens.set('golfer', (await signIn(ctx, openBrowser(app))).token)
  const admin = openBrowser(app)
  admin.useToken(tokens.get('admin') ?? '')
  const locked = await signIn(ctx, openBrowser(app))
  tokens.set('locked golfer', locked.token)
  const [member] = await ctx.q<{ id: number }>`select id from members where vga = ${locked.vga}`
  const code = 'bidv'
  const newKey = async (scopes: PartnerScope[]) =>
    rotatePartnerKey(ctx, await addStaff(ctx.q), { code, scopes })
  tokens.set("partner's ended key", await newKey([...partnerScopes]))
  tokens.set("partner's key for events", await newKey(['partner.events']))
  tokens.set("partner's key", await newKey([...partnerScopes]))
  const disabled = await newStaff('admin')
  tokens.set('disabled admin', disabled.token)
  const lock = await admin.post(`/api/staff/members/${member?.id}/lock`, { reason: 'Thử' })
  const disable = await admin.post(`/api/staff/users/${disabled.id}/disable`, { reason: 'Thử' })
  expect([lock.error_code, disable.error_code]).toEqual([0, 0])
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function newStaff(...roles: StaffRole[]) {
  const { id } = await addStaff(ctx.q, roles)
  const { token } = await openStaffSession(ctx, id)
  return { id, token }
}

/** What the limited account of a club lacks. */
const withheld: StaffPermission[] = ['club.checkIn', 'club.statement']

/** What an administrator changes for the second run over all calls. */
const changed = [
  { role: 'staff', permission: 'bookings.confirm', is_granted: 0 },
  { role: 'staff', permission: 'refunds.decide', is_granted: 1 },
  { role: 'staff', permission: 'console.use', is_granted: 0 },
  { role: 'sales', permission: 'bookings.confirm', is_granted: 1 },
  { role: 'sales', permission: 'bookings.read', is_granted: 0 },
  { role: 'club', permission: 'club.rates', is_granted: 0 },
] satisfies { role: StaffRole; permission: StaffPermission; is_granted: 0 | 1 }[]
let exceptions: typeof changed = []

const rolesOf: Partial<Record<Asker, readonly StaffRole[]>> = {
  staff: ['staff'],
  sales: ['sales'],
  admin: ['admin'],
  club: ['club'],
  'limited club': ['club'],
  'staff and sales': ['staff', 'sales'],
}

/** The outcome stated in the contract: a login (401), an ended session (498), a refusal (403), or none of them. */
function promised({ may }: Call, asker: Asker): 401 | 403 | 498 | 'let through' {
  const caller = callerOf(may)
  if (caller === 'visitor') return 'let through'
  if (asker === 'visitor') return 401
  if (caller === 'partner') {
    if (asker === "partner's key") return 'let through'
    if (asker !== "partner's key for events") return 401
    return isInScopes(may, new Set(['partner.events'])) ? 'let through' : 403
  }
  // to golfers' calls the cookie of a console session is nothing, and a partner's key a session that has ended
  if (caller === 'golfer') {
    if (asker === 'golfer') return 'let through'
    return asker === 'locked golfer' || asker.startsWith("partner's") ? 498 : 401
  }
  const roles = rolesOf[asker]
  if (!roles) return 401
  const isHeld = (name: StaffPermission) =>
    roles.some((role) => holders(name).has(role)) && !(asker === 'limited club' && withheld.includes(name))
  return permissionsOf(may).every(isHeld) ? 'let through' : 403
}

/** The roles with a permission: those of the table, but for what an administrator changed. */
function holders(name: StaffPermission): ReadonlySet<StaffRole> {
  const roles = new Set<StaffRole>(staffPermissions[name].roles)
  for (const { role, permission, is_granted } of exceptions) {
    if (permission !== name) continue
    if (is_granted === 1) roles.add(role)
    else roles.delete(role)
  }
  return roles
}

/** Permission is checked before the input is parsed, so an array, which no call accepts, changes nothing. */
async function answered({ method, path }: Call, asker: Asker): Promise<number | 'let through'> {
  const token = tokens.get(asker)
  const answer = await app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: token === undefined ? {} : sessionHeaders(token),
    ...(method === 'POST' ? { payload: [1] } : {}),
    payloadAsStream: true,
  })
  const type = String(answer.headers['content-type'])
  if (!type.startsWith('application/json')) {
    answer.stream().destroy()
    return answer.statusCode < 400 ? 'let through' : answer.statusCode
  }
  const text = await new Response(answer.stream()).text()
  const { error_code: code } = JSON.parse(text)
  if (code === 401 || code === 403 || code === 498) return code
  if (answer.statusCode >= 500) throw new Error(`${path}: ${text}`)
  return 'let through'
}

describe.each([
  ['as the table has them', []],
  ['as an administrator changed them', changed],
])('permissions %s', (_state, current) => {
  beforeAll(async () => {
    exceptions = current
    const admin = openBrowser(app)
    admin.useToken(tokens.get('admin') ?? '')
    const { data } = await admin.get('/api/staff/permissions')
    const { version } = calls['GET /api/staff/permissions'].response.parse(data)
    const saved = await admin.post('/api/staff/permissions', { version, exceptions })
    expect(saved.error_code).toBe(0)
  })

  test.each(Object.entries<Call>(calls))(
    '%s admits exactly the callers named in the contract',
    async (_name, call) => {
      for (const asker of askers)
        expect([asker, await answered(call, asker)]).toEqual([asker, promised(call, asker)])
    },
  )

  test.each([...staffRoles, 'limited club', 'staff and sales'] as const)(
    'the session of %s names the calls it permits',
    async (asker) => {
      const browser = openBrowser(app)
      browser.useToken(tokens.get(asker) ?? '')
      const { data } = await browser.get('/api/staff/session')
      const permitted = Object.entries<Call>(calls).filter(
        ([, call]) => callerOf(call.may) === 'staff' && promised(call, asker) === 'let through',
      )
      expect(data).toMatchObject({ calls: permitted.map(([name]) => name) })
      expect(permitted.length).toBeGreaterThan(10)
    },
  )
})

test('every kind of call refuses one caller and admits another', () => {
  const all = Object.values<Call>(calls).flatMap((call) => askers.map((asker) => promised(call, asker)))
  expect(new Set(all)).toEqual(new Set(['let through', 401, 403, 498]))
})
