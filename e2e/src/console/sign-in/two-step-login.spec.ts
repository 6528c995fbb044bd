import { expect, type Page, test } from '@playwright/test'
import { newColleague } from '../../helpers/colleague.ts'
import { open } from '../../helpers/golfer.ts'
import { text } from '../../helpers/texts.ts'
import { totpCode } from '../../helpers/totp.ts'

const people = (key: string) => text('en', 'staff-people', key)
const staff = (key: string) => text('en', 'staff', key)

async function enterPassword(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(staff('login.email')).fill(email)
  await page.getByLabel(staff('login.password')).fill(password)
  await page.getByRole('button', { name: staff('login.button') }).click()
}

test('staff turn on two-step login by an app, log in with its code, and with a recovery code', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const account = await newColleague(request)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const main = page.getByRole('main')
  const code = page.getByLabel(staff('login.code'))
  const isIn = () => page.waitForURL((url) => url.pathname === '/staff')
  let recovery = ''

  await test.step('adding it shows the QR code, the key and, after the first code, the recovery codes', async () => {
    await enterPassword(page, account)
    await isIn()
    await page.getByRole('link', { name: people('sessions.title') }).click()
    await main.getByRole('button', { name: people('factor.add') }).click()
    await expect(main.getByRole('img', { name: people('factor.qr') })).toBeVisible()
    const secret = /[A-Z2-7]{32}/.exec((await main.textContent()) ?? '')?.[0] ?? ''
    await code.fill('000000')
    await main.getByRole('button', { name: people('factor.confirm') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(totpCode(secret))
    await main.getByRole('button', { name: people('factor.confirm') }).click()
    await expect(main.getByText(people('factor.codesLead'))).toBeVisible()
    recovery = /[A-Z0-9]{5}-[A-Z0-9]{5}/.exec((await main.textContent()) ?? '')?.[0] ?? ''
    await main.getByRole('button', { name: people('factor.codesDone') }).click()
    await expect(main.getByText(people('factor.active').replace('{n}', '10'))).toBeVisible()
  })

  await test.step('the next login asks for a code after the password; a recovery code does', async () => {
    await page.getByRole('button', { name: staff('nav.signOut') }).click()
    await enterPassword(page, account)
    await code.fill('000000')
    await page.getByRole('button', { name: staff('login.button') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(recovery)
    await page.getByRole('button', { name: staff('login.button') }).click()
    await isIn()
  })
  await page.close()
})
