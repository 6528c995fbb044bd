import { expect, type Page, test } from '@playwright/test'
import { newColleague } from '../../helpers/colleague.ts'
import { open } from '../../helpers/golfer.ts'
import { text } from '../../helpers/texts.ts'

const staff = (key: string) => text('en', 'staff', key)
const consoles = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }

type Account = { email: string; password: string }

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(staff('login.email')).fill(email)
  await page.getByLabel(staff('login.password')).fill(password)
  await page.getByRole('button', { name: staff('login.button') }).click()
  await page.waitForURL((url) => url.pathname === '/staff')
}

const signOutOf = (page: Page) => page.getByRole('button', { name: staff('nav.signOut') })
const again = (page: Page) => page.getByRole('dialog', { name: staff('login.again') })

test('two tabs share the session, which no script reads; signing out in one ends the other', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const account = await newColleague(request)
  const context = await browser.newContext(consoles)
  const [first, second] = [await context.newPage(), await context.newPage()]

  await test.step('no script reads it', async () => {
    await signIn(first, account)
    const within = () => `${document.cookie} ${JSON.stringify({ ...sessionStorage, ...localStorage })}`
    expect(await first.evaluate(within)).not.toMatch(/staff_session|tvstaff_/)
  })

  await test.step('a new tab and a reloaded one go on with it', async () => {
    await open(second, '/staff', 'en')
    await expect(signOutOf(second)).toBeVisible()
    await first.reload()
    await expect(signOutOf(first)).toBeVisible()
  })

  await test.step('after signing out in one the other asks for the password, and goes on with it', async () => {
    await signOutOf(first).click()
    await first.waitForURL((url) => url.pathname === '/staff/sign-in')
    expect(await context.cookies().then((all) => all.map(({ name }) => name))).not.toContain('staff_session')
    await expect(again(second)).toBeVisible()
    await second.getByLabel(staff('login.password')).fill(account.password)
    await second.getByRole('button', { name: staff('login.button'), exact: true }).click()
    await expect(again(second)).toBeHidden()
    // signed out there it stays so
    await first.reload()
    await first.waitForURL((url) => url.pathname === '/staff/sign-in')
  })
  await context.close()
})

test('signing in as another account stops the open tab of the one before', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const [one, other] = [await newColleague(request), await newColleague(request)]
  const context = await browser.newContext(consoles)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await signIn(first, one)
  await signIn(second, other)
  await expect(again(first)).toBeVisible()
  await expect(first.getByLabel(staff('login.email'))).toHaveValue(one.email)
  await expect(again(second)).toBeHidden()
  await context.close()
})
