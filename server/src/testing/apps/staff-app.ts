import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { openStaffSession } from '#identity/staff/sessions'
import type { Staff } from '#platform/context/actor'
import type { TestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { createReadApp } from './read-app.ts'

/** The application as the console meets it: staff are signed in by real sessions, golfers by a word. */
export async function createStaffApp(ctx: TestContext) {
  const app = await createReadApp(ctx)
  const { staff } = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  ctx.authenticate = { ...ctx.authenticate, staff }

  /** A new staff member, signed in from here on. */
  async function newStaff(...roles: StaffRole[]): Promise<Staff & { token: string }> {
    const added = await addStaff(ctx.q, roles)
    const { token } = await openStaffSession(ctx, added.id)
    app.browser.useToken(token)
    return { ...added, token }
  }

  return {
    ...app,
    newStaff,
    as: ({ token }: { token: string }) => app.browser.useToken(token),
    /** The audit log's actions, in their order. */
    acts: () =>
      ctx.q<{ what: string; subject: string; detail: string }>`
        select what, subject, detail from staff_acts order by id`,
  }
}

export type StaffApp = Awaited<ReturnType<typeof createStaffApp>>
