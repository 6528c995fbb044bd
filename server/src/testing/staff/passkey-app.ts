import { calls } from '@teeviet/contract/calls'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { hashPassword } from '#identity/staff/password'
import { registerStaffSessionRoutes } from '#identity/staff/session-routes'
import { registerStaffPeopleRoutes } from '#operations/members/people-routes'
import { createApp } from '#platform/http/create-app'
import { createAuthenticator } from '../authenticator.ts'
import { createTestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { type Browser, openBrowser } from '../processes/browser.ts'

const password = 'a password nobody guesses'

type Device = ReturnType<typeof createAuthenticator>
type Differences = Parameters<Device['use']>[2]
export type Made = ReturnType<Device['create']>['made']

/** An application whose staff sign in with passwords and passkeys, with a device that makes passkeys. */
export async function createPasskeyApp() {
  const ctx = await createTestContext({
    STAFF_SECOND_FACTOR: '1',
    STAFF_CODES_PER_ACCOUNT_PER_HOUR: '7',
    PASSKEY_CHALLENGES_PER_ADDRESS_PER_HOUR: '8',
  })
  const { q, clock, config } = ctx
  ctx.authenticate = createAuthenticate({ q, clock, secret: config.secrets.token, staffSecondFactor: true })
  const passwordHash = await hashPassword(password)
  const app = await createApp(ctx)
  registerStaffSessionRoutes(app, ctx)
  registerStaffPeopleRoutes(app, ctx)
  await app.ready()
  const device = createAuthenticator(config.publicUrl)
  const fresh = () => openBrowser(app)

  const signIn = (browser: Browser, email: string, more: object = {}) =>
    browser.post('/api/staff/session', { email, password, ...more })

  const signInByPasskey = (browser: Browser, credential: object) =>
    browser.post('/api/staff/session/passkey', { credential })

  async function optionsToAdd(browser: Browser) {
    const { data } = await browser.post('/api/staff/passkeys/begin')
    return calls['POST /api/staff/passkeys/begin'].response.parse(data)
  }

  async function optionsToUse() {
    const { data } = await fresh().post('/api/staff/session/begin-passkey')
    return calls['POST /api/staff/session/begin-passkey'].response.parse(data)
  }

  const proofOf = async (made: Made, different: Differences = {}) =>
    device.use(made, await optionsToUse(), different)

  const add = (browser: Browser, credential: object, name = 'Laptop') =>
    browser.post('/api/staff/passkeys', { name, credential })

  /** An account that has just signed in with the password. */
  async function member(role = 'admin') {
    const { id, email } = await addStaff(q)
    const courses = role === 'club' ? [1] : []
    await q`
      update staff_accounts set password_hash = ${passwordHash}, roles = ${[role]}::text[],
        course_ids = ${courses}::integer[]
      where id = ${id}`
    const browser = fresh()
    await signIn(browser, email)
    return { id, email, browser }
  }

  /** An account with a passkey, in the session that added it. */
  async function withPasskey({ counter = 0, role = 'admin' } = {}) {
    const account = await member(role)
    const { made, credential } = device.create(await optionsToAdd(account.browser), { counter })
    const added = await add(account.browser, credential)
    if (added.error_code !== 0) throw new Error(`no passkey was added: ${added.error_msg}`)
    const recovery: string[] = Object(added.data).recovery_codes
    return { ...account, made, recovery }
  }

  return {
    ...{ ctx, device, passwordHash, fresh, signIn, signInByPasskey },
    ...{ optionsToAdd, optionsToUse, proofOf, add, member, withPasskey },
    close: async () => {
      await app.close()
      await ctx.close()
    },
  }
}
