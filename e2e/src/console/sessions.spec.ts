import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { asStaff } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-people', key)
const password = 'long enough for a console'

/** A colleague of the demo's admin with a password of their own: their sessions may end without harm to other tests. */
async function newColleague(request: APIRequestContext): Promise<string> {
  const email = `desk-${Date.now()}@teeviet.test`
  const account = { email, name: 'Desk', roles: ['staff'] }
  const invited = await request.post('/api/staff/users', { data: account, ...(await asStaff(request)) })
  const { link } = (await invited.json()).data
  await request.post('/api/staff/password', { data: { token: link.split('#')[1], password } })
  return email
}

async function signIn(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/staff/session', { data: { email, password } })
  const kept = JSON.stringify((await answer.json()).data)
  await page.addInitScript((staff) => {
    if (sessionStorage.getItem('staff') === null) sessionStorage.setItem('staff', staff)
  }, kept)
}

test('staff see where they are signed in and end the others, whose open console asks for the password at once', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const email = await newColleague(request)
  const consoles = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
  const [own, other] = [await browser.newPage(consoles), await browser.newPage(consoles)]
  await signIn(other, request, email)
  await signIn(own, request, email)
  await open(other, '/staff', 'en')
  await open(own, '/staff', 'en')
  await own.getByRole('link', { name: t('sessions.title') }).click()
  const list = own.getByRole('list', { name: t('sessions.open') })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(t('sessions.this'))).toHaveCount(1)
  await own.getByRole('button', { name: t('sessions.endOthers') }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(other.getByRole('dialog', { name: text('en', 'staff', 'login.again') })).toBeVisible()
  await own.close()
  await other.close()
})
