import { expect, test } from '@playwright/test'
import { newColleague } from '../../helpers/colleague.ts'
import { addFingerprintReader } from '../../helpers/devices/fingerprint-reader.ts'
import { open } from '../../helpers/golfer.ts'
import { text } from '../../helpers/texts.ts'

const people = (key: string) => text('en', 'staff-people', key)
const staff = (key: string) => text('en', 'staff', key)

test('staff add a passkey, log in with it with and without the password, and remove it', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const { email, password } = await newColleague(request)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await addFingerprintReader(page)
  const main = page.getByRole('main')
  const usePasskey = page.getByRole('button', { name: staff('login.passkey') })
  const isIn = () => page.waitForURL((url) => url.pathname === '/staff')
  const signOut = () => page.getByRole('button', { name: staff('nav.signOut') }).click()
  const row = main.getByRole('article', { name: 'Laptop' })

  async function enterPassword() {
    await open(page, '/staff/sign-in', 'en')
    await page.getByLabel(staff('login.email')).fill(email)
    await page.getByLabel(staff('login.password')).fill(password)
    await page.getByRole('button', { name: staff('login.button') }).click()
  }

  await test.step('it is added under a name, and shows the recovery codes once', async () => {
    await enterPassword()
    await isIn()
    await page.getByRole('link', { name: people('sessions.title') }).click()
    const add = main.getByRole('button', { name: people('passkey.add') })
    await add.click()
    await expect(main.getByLabel(people('passkey.name'))).toHaveAttribute('aria-invalid', 'true')
    await main.getByLabel(people('passkey.name')).fill('Laptop')
    await add.click()
    await expect(main.getByText(people('factor.codesLead'))).toBeVisible()
    await main.getByRole('button', { name: people('factor.codesDone') }).click()
    await expect(row).toContainText(people('passkey.unused'))
  })

  await test.step('the next login asks for it after the password', async () => {
    await signOut()
    await enterPassword()
    await expect(page.getByLabel(staff('login.code'))).toBeVisible()
    await usePasskey.click()
    await isIn()
  })

  await test.step('and the one after needs no password', async () => {
    await signOut()
    await open(page, '/staff/sign-in', 'en')
    await usePasskey.click()
    await isIn()
  })

  await test.step('a removed passkey signs in no more', async () => {
    await page.getByRole('link', { name: people('sessions.title') }).click()
    await expect(row).not.toContainText(people('passkey.unused'))
    await row.getByRole('button', { name: people('passkey.removeNamed').replace('{name}', 'Laptop') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: people('passkey.remove') })
      .click()
    await expect(main.getByText(people('passkey.none'))).toBeVisible()
    await signOut()
    await open(page, '/staff/sign-in', 'en')
    await usePasskey.click()
    await expect(page.getByLabel(staff('login.password'))).toHaveAttribute('aria-invalid', 'true')
  })
  await page.close()
})
