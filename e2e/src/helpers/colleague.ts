import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { open } from './golfer.ts'
import { asStaff } from './staff.ts'
import { text } from './texts.ts'

const t = (key: string) => text('en', 'staff', key)

const password = 'long enough for a console'

type Account = { email: string; password: string }

/**
 * A colleague of the demo's admin with an account of their own: it may change without harm to other tests.
 *
 * @param courses those that the account is limited to; none: all
 * @param roles its roles
 * @param name as others read it
 */
export async function newColleague(
  request: APIRequestContext,
  courses: readonly number[] = [],
  roles: readonly string[] = ['staff'],
  name = 'Desk',
): Promise<Account> {
  const email = `desk-${Date.now()}-${Math.trunc(Math.random() * 1e6)}@teeviet.test`
  const account = { email, name, roles, course_ids: courses }
  const invited = await request.post('/api/staff/users', { data: account, ...(await asStaff(request)) })
  const { link } = (await invited.json()).data
  await request.post('/api/staff/password', { data: { token: link.split('#')[1], password } })
  return { email, password }
}

/** A console of an account of its own. */
export async function consoleOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(t('login.email')).fill(account.email)
  await page.getByLabel(t('login.password')).fill(account.password)
  await page.getByRole('button', { name: t('login.button') }).click()
  await page.waitForURL((url) => url.pathname !== '/staff/sign-in')
  return page
}
